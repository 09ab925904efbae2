import 'server-only';
import { randomUUID } from 'node:crypto';
import { readOwnClinic } from '@/lib/contract/own-clinic';
import { isLate } from '@/lib/is-late';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { type Keeper, keep } from '@/lib/server/kept';
import { processState } from '@/lib/server/process-state';
import { env } from '@/lib/server/settings/env.server';

/** Milliseconds: the name of a clinic rarely changes. */
const FRESH = 5 * 60_000;
const USABLE = 24 * 60 * 60_000;
/** No page waits longer for the head of its printed sheets. */
const PATIENCE = 500;

const kept = () => processState<{ get?: Keeper<readonly string[]> }>('clinic-on-paper', () => ({}));

/**
 * Name, NIT and address of the clinic, as its printed pages begin; nothing where the service does not
 * tell them. Throws nothing: a page is worth more than its head.
 */
export async function clinicOnPaper(): Promise<readonly string[]> {
  const state = kept();
  state.get ??= keep({ load, freshFor: FRESH, usableFor: USABLE, patience: PATIENCE });
  const { get } = state;
  try {
    await isLate(get(), PATIENCE);
  } catch {
    // Told by the log of the call.
  }
  return get.last()?.value ?? [];
}

async function load(): Promise<readonly string[]> {
  const { client, features } = clinic();
  if (!(await features.offers(readOwnClinic.id))) return [];
  const context = { locale: env().locale, correlationId: randomUUID() };
  const { name, nit, address } = await client.call(readOwnClinic, {}, context);
  return [name, nit && `NIT ${nit}`, address].flatMap((part) => part || []);
}
