import type { Dentition } from '@/lib/odontogram/rules/fdi';
import type { Base } from './draw/symbol';

/** The five places of a crown that a finding can be of, by the API's ids. This is anatomy, not catalog. */
export const SURFACES = ['occlusal', 'mesial', 'distal', 'vestibular', 'palatal'] as const;
export type SurfaceId = (typeof SURFACES)[number];

export function isSurface(value: string | undefined): value is SurfaceId {
  return SURFACES.some((surface) => surface === value);
}

/** A finding as it is drawn and read aloud: what the catalog says of it, beside what was registered. */
export interface FindingView {
  readonly id: string;
  readonly catalogFindingId: string;
  /** The catalog's; of a finding that it does not have, its id. */
  readonly label: string;
  /** Whether the catalog has it. */
  readonly isKnown: boolean;
  /** As the catalog says it, whatever it is. */
  readonly color: string;
  readonly symbol: string;
  /** Its place among the catalog's evolutions, from 0; -1 for one that it does not have, or that says nothing. */
  readonly evolutionStep: number;
  /** The catalog's label of the evolution; of one that it does not have, its id; empty where it says nothing. */
  readonly evolutionLabel: string;
}

/**
 * All that is drawn of one tooth. The same content is the same object from one chart to the next, so
 * that a tooth that did not change is not drawn again.
 */
export interface ToothView {
  readonly fdi: number;
  readonly dentition: Dentition;
  /** What stands in its place, where it is not the tooth itself. */
  readonly base: Base | undefined;
  /** Of the whole tooth; more than one only from a service that keeps several. */
  readonly whole: readonly FindingView[];
  readonly surfaces: Readonly<Record<SurfaceId, readonly FindingView[]>>;
  /** On a surface that nobody knows: kept and told, not drawn on the crown. */
  readonly elsewhere: readonly FindingView[];
}
