import 'server-only';
import { listsReadAt } from '@/lib/agenda/shared/directory-lists.server';
import { type OperationId, operations } from '@/lib/contract/operations';
import type { Locale } from '@/lib/i18n/locales';
import { lastCatalog } from '@/lib/odontogram/shared/catalog.server';
import type { CallHour } from '@/lib/server/clinic/call-log';
import { clinic } from '@/lib/server/clinic/clinic.server';
import type { BreakerState } from '@/lib/server/clinic/resilience';
import { env } from '@/lib/server/settings/env.server';

export interface ConnectionFacts {
  /** Never with a key in it. */
  readonly address: string;
  readonly embedded: boolean;
  /** What decides which operations are asked for: the service's own list, or a setting. */
  readonly decidedBy: 'service' | 'nobody-yet' | 'documented' | 'all';
  /** The operations beyond the published contract, in its order. */
  readonly extensions: readonly { readonly id: OperationId; readonly offered: boolean }[];
  /** Whether the service makes any change once for the key that is sent with it. */
  readonly takesKeys: boolean;
  /** Whether the service asks who makes any change. */
  readonly takesActors: boolean;
  /** By resource, of those that this process has asked for. */
  readonly breakers: Readonly<Record<string, BreakerState>>;
  readonly hour: CallHour;
  /** ISO 8601 instants of what is kept in memory; `undefined` where it was not read yet. */
  readonly listsReadAt: string | undefined;
  readonly catalog: { readonly version: number; readonly readAt: string } | undefined;
}

/** What this process knows of the clinic service, without asking it for anybody's data. */
export async function connectionFacts(locale: Locale): Promise<ConnectionFacts> {
  const { client, features } = clinic();
  const { url, embedded, features: setting } = env().clinic;
  const all = Object.values(operations);
  const extensions = all.filter(({ origin }) => origin === 'extension');
  const some = async (takes: (id: OperationId) => Promise<boolean>) =>
    (await Promise.all(all.map(({ id }) => takes(id)))).includes(true);
  const [offered, takesKeys, takesActors] = await Promise.all([
    Promise.all(extensions.map(({ id }) => features.offers(id))),
    some(features.takesKey),
    some(features.takesActor),
  ]);
  const catalog = lastCatalog(locale);
  return {
    address: `${url.origin}${url.pathname.replace(/\/$/, '')}`,
    embedded,
    decidedBy: setting !== 'auto' ? setting : features.known() ? 'service' : 'nobody-yet',
    extensions: extensions.map(({ id }, index) => ({ id, offered: offered[index] ?? false })),
    takesKeys,
    takesActors,
    breakers: client.breakers(),
    hour: client.lastHour(),
    listsReadAt: listsReadAt()?.toISOString(),
    catalog: catalog && {
      version: catalog.value.catalogVersion,
      readAt: catalog.readAt.toISOString(),
    },
  };
}
