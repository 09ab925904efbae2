/** Money that one person took, or gave back. COP. */
export interface CashMovement {
  /** Unique among movements of its kind. */
  readonly id: string;
  /** `payment`, `share`, `refund`, `reversal`. */
  readonly kind: string;
  readonly number?: string | undefined;
  readonly method: string;
  /** Less than zero where it was given back or reversed. */
  readonly amount: number;
  /** An instant; undefined where nobody told. */
  readonly at?: string | undefined;
  /** Who reversed it, where that is not the person whose till it is. */
  readonly byOther?: string | undefined;
}

/** The same as a cash session counts it. */
export interface CountedMovement extends CashMovement {
  /** Dated before the session was opened: it came too late for an earlier close. */
  readonly isEarly: boolean;
}

/** COP. */
export interface MethodSum {
  readonly method: string;
  readonly count: number;
  /** Collected. */
  readonly in: number;
  /** Given back or reversed, not less than zero. */
  readonly out: number;
}

/** What a till should have held when it was closed, and why. It is never worked out again. */
export interface CashSnapshot {
  /** `movements`: the service told whose they are. `ticked`: the person did. */
  readonly source: 'movements' | 'ticked';
  /** COP, in cash, with the float. */
  readonly expected: number;
  readonly methods: readonly MethodSum[];
  readonly movements: readonly CountedMovement[];
  /** COP: patient shares in cash, as the person typed them, where the service does not tell. */
  readonly shares?: number;
  /** Of so many payments so many were read: of the others nothing is known. */
  readonly read?: { readonly read: number; readonly total: number };
}

/** What was found in a till: pieces by their denomination, or a sum in COP. */
export type CashCount =
  | { readonly pieces: Readonly<Record<string, number | undefined>> }
  | { readonly sum: number };
