import type { Database } from '@/lib/server/storage/open-database';
import type { KeyRing } from './auth/key-ring';
import type { Principal } from './auth/principal';
import type { ElectronicInvoicing } from './billing/electronic-invoicing';
import type { Clock, NewId } from './clock';
import type { TotalsMemory } from './patients/totals-memory';

/** What every verb receives beside its parsed input. */
export interface Context {
  readonly db: Database;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly keys: KeyRing;
  readonly totals: TotalsMemory;
  readonly invoicing: ElectronicInvoicing;
  readonly principal: Principal;
  /** Who did it, for `createdBy`: the person the caller names, else the key itself. */
  readonly actor: Actor;
  /** The language the caller asked for; the clinic's own where it asked for none of ours. */
  readonly language: 'es-CO' | 'en-US';
}

export interface Actor {
  readonly id: string;
  /** As documents print it; only where the caller says it. */
  readonly name?: string | undefined;
}
