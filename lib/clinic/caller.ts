import type { StaffSession } from '@/lib/auth/session';
import type { RequestOrigin } from '@/lib/http/request-origin';

/** The person on whose behalf the clinic service is called, and what the audit trail says of it. */
export interface Caller extends RequestOrigin {
  readonly session: StaffSession;
  /** Language of localized labels. */
  readonly locale: string;
}
