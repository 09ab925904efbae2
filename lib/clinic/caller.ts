import type { StaffSession } from '@/lib/auth/session';
import type { Operation } from '@/lib/contract/operation';
import type { OperationId } from '@/lib/contract/operations';

/** The person on whose behalf the clinic service is called, and what the audit trail says of it. */
export interface Caller {
  readonly session: StaffSession;
  /** Language of localized labels. */
  readonly locale: string;
  readonly correlationId: string;
  readonly address: string;
}

export type KnownOperation = Operation & { readonly id: OperationId };
