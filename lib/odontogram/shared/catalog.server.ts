import 'server-only';
import { randomUUID } from 'node:crypto';
import { readOdontogramCatalog } from '@/lib/contract/odontogram-catalog';
import type { Locale } from '@/lib/i18n/locales';
import { clinic } from '@/lib/server/clinic/clinic.server';
import type { Caller } from '@/lib/server/door/caller';
import { requireRight } from '@/lib/server/door/on-behalf-of';
import { type Keeper, keep } from '@/lib/server/kept';
import { processState } from '@/lib/server/process-state';
import type { Catalog } from './chart-data';

/** Milliseconds: it changes with a release of the service, and a chart opens without waiting for it. */
const FRESH = 60_000;
/** While it cannot be read, the one that was last read explains every chart but for what is new. */
const USABLE = 24 * 60 * 60_000;
const PATIENCE = 2_000;
/** What is missed in one that was read just now is missed at the service too. */
const JUST_READ = 5_000;

const catalogs = () =>
  processState('odontogram-catalogs', () => new Map<Locale, Keeper<Catalog>>());

/**
 * What can be charted, in a language: the same for everybody and nobody's data, so that it is read
 * once for all. Whoever misses something in a version asks for a newer one than that (`newerThan`).
 * Throws `ForbiddenError`, and `ClinicError` where it was never read.
 */
export async function readCatalog(
  caller: Caller,
  locale: Locale,
  newerThan?: number,
): Promise<Catalog> {
  await requireRight(caller, readOdontogramCatalog, {});
  return keptCatalog(locale, newerThan);
}

/** The same, for handlers of ours that check another right. */
export async function keptCatalog(locale: Locale, newerThan?: number): Promise<Catalog> {
  const kept = catalogs();
  const get = kept.get(locale) ?? keepCatalog(locale);
  kept.set(locale, get);
  const { value, readAt } = await get();
  const isMissed = newerThan !== undefined && value.catalogVersion <= newerThan;
  if (!isMissed || Date.now() - readAt.getTime() < JUST_READ) return value;
  get.outdate();
  return (await get()).value;
}

/** The one that was read last in a language, and when; asks for nothing. */
export function lastCatalog(locale: Locale) {
  return catalogs().get(locale)?.last();
}

function keepCatalog(locale: Locale): Keeper<Catalog> {
  // Asked for by nobody in particular: what is kept is given to everyone.
  const load = () =>
    clinic().client.call(readOdontogramCatalog, {}, { locale, correlationId: randomUUID() });
  const now = () => Date.now();
  return keep({ load, freshFor: FRESH, usableFor: USABLE, patience: PATIENCE, now });
}
