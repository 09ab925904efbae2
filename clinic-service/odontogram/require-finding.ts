import { NotFoundError } from '../errors';
import type { Chart, Finding } from './chart';

/** Throws `NotFoundError` where the chart has no such finding. */
export function requireFinding({ findings }: Chart, id: string): Finding {
  const finding = findings.find((one) => one.id === id);
  if (finding === undefined) throw new NotFoundError('Finding not found.');
  return finding;
}
