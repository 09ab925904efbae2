import { type Place, placeKey } from './place';

/** What is of one kind and stands in one place is the same finding, whatever id it has by now. */
export function findingKey(finding: Place & { readonly catalogFindingId: string }): string {
  return `${placeKey(finding)} ${finding.catalogFindingId}`;
}
