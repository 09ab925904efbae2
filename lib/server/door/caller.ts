import type { RequestView } from '@/lib/server/audit/request-view';
import type { StaffSession } from '@/lib/server/auth/session';
import type { RequestOrigin } from '@/lib/server/http/request-origin';

/** The person on whose behalf the clinic service is called, and what the audit trail says of it. */
export interface Caller extends RequestOrigin {
  readonly session: StaffSession;
  /** Language of localized labels. */
  readonly locale: string;
  /** Gathers what the request shows for the audit trail; without it each read is a row. */
  readonly view?: RequestView;
  /** Reads leave no row: only numbers of them are shown, or they belong to a row of their own. */
  readonly hasOwnRow?: true;
}
