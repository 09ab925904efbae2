import type { SummaryRow } from './columns';
import type { PatientStatus } from './filter';
import type { Search } from './search-words';

export interface SearchRequest {
  readonly clinicId: string;
  readonly status: PatientStatus | undefined;
  readonly search: Search;
  readonly limit: number;
  readonly offset: number;
}

export interface PageOfRows {
  readonly rows: readonly (SummaryRow & {
    /** Not by what was typed: by the sound of the name, or by a name a slip away. */
    readonly foundBy?: 'sound' | 'near';
  })[];
  readonly total: number;
  /** There are at least `total`; they were not counted. */
  readonly totalIsLowerBound?: true;
}
