import type { Action } from '@/lib/kit/audit-actions';
import type { Right } from '@/lib/kit/rights';

/** What a handler is asked and answers, in types alone. */
interface Asked {
  /** Parts of its path, by their names. */
  readonly params?: Readonly<Record<string, string>>;
  /** Members of its address, as `callOwn` writes them. */
  readonly query?: object;
  readonly body?: object;
  readonly answer: unknown;
}

/** A handler of our own beside the operations of the clinic service. */
export interface OwnHandler<T extends Asked = Asked> {
  readonly method: 'GET' | 'POST';
  /** Every `{name}` in it is one of `params`. */
  readonly path: `/api/${string}`;
  /** Who may: the roles that have this right. `signed-in`: everybody, about their own things. */
  readonly right: Right | 'signed-in';
  /** Who may where its address names no patient (`patientId`); the same where absent. */
  readonly rightWithoutPatient?: Right;
  /** What the audit trail calls it; its right where absent. */
  readonly action?: Action;
  /** A session alone may not: see `Protection`. */
  readonly asksAgain?: true;
  /** Pages ask for it by themselves: it keeps nobody signed in. */
  readonly unattended?: true;
  /** Never there: it carries the types. */
  readonly types?: T;
}

/**
 * Declares a handler of our own, the only place that says where it is and who may call it. It is without
 * schemas, since the browser calls by it (`callOwn`); `defineHandler` makes it answer.
 */
export function ownHandler<T extends Asked>(handler: Omit<OwnHandler, 'types'>): OwnHandler<T> {
  return handler as OwnHandler<T>;
}
