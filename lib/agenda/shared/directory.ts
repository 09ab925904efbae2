import type { Block } from '@/lib/agenda/rules/blocks';
import type { KnownWeek } from '@/lib/agenda/rules/working-day';

/** A doctor as the agenda names them. */
export interface AgendaDoctor {
  readonly id: string;
  /** The id, where nobody told a name. */
  readonly name: string;
  /** As it came; only a hex colour is ever drawn. */
  readonly color?: string;
  readonly specialty?: string;
  /** Where the doctor is known to work. */
  readonly locationIds: readonly string[];
  readonly active: boolean;
}

export interface AgendaLocation {
  readonly id: string;
  readonly name: string;
}

/** What a booking is for. */
export interface AgendaProcedure {
  readonly id: string;
  readonly name: string;
  /** Minutes: as the catalogue says, or else the most usual of the appointments seen. */
  readonly duration?: number;
  /** Who performs it; nobody named means that every doctor may. */
  readonly doctorIds?: readonly string[];
  /** Where the service does not list procedures: whose appointments of the months seen are for it. */
  readonly seenWith?: readonly string[];
}

/** Who works where and when: what the agenda, booking and the schedules stand on. */
export interface Directory {
  readonly doctors: readonly AgendaDoctor[];
  readonly locations: readonly AgendaLocation[];
  readonly procedures: readonly AgendaProcedure[];
  readonly weeks: Readonly<Record<string, KnownWeek>>;
  /** Time that the front desk keeps free; absent: none. */
  readonly blocks?: readonly Block[];
  /** The service has no lists of them: these are the ones that its appointments and schedules name. */
  readonly learned: boolean;
}
