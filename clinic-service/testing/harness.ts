import { randomUUID } from 'node:crypto';
import { SCOPES, type Scope } from '@/lib/contract/scopes';
import type { OpenDatabase } from '@/lib/server/storage/open-database';
import { createClinicService } from '../app';
import { apiKeyPrefix, hashApiKey, newApiKey } from '../auth/api-key-value';
import type { ElectronicInvoicing } from '../billing/electronic-invoicing';
import { DEFAULT_CONFIG, type ServiceConfig } from '../config';
import { CLINIC_MIGRATIONS } from '../db/clinic-migrations';
import { apiKeys } from '../db/schema/api-keys';
import { clinics } from '../db/schema/clinics';
import { listen } from '../listen';
import { createLog } from '../log';
import { TestClock } from './clock';
import { type DatabaseKind, openFreshDatabase } from './fresh-database';

/** A clinic of its own for a test, with a key for everything. */
interface TestClinic {
  readonly id: string;
  readonly key: string;
}

type Options = Partial<
  Pick<ServiceConfig, 'offer' | 'maxBodyBytes' | 'deadlineMs' | 'rateLimit'> & {
    /** What stands in for the database, such as one that fails. */
    readonly database: (real: OpenDatabase) => OpenDatabase;
    readonly onPanic: () => void;
    readonly invoicing: ElectronicInvoicing;
  }
>;

/** A service on a free port over an empty database of its own. */
export async function startService(
  kind: DatabaseKind,
  {
    database: standIn = (opened) => opened,
    onPanic = () => undefined,
    invoicing,
    ...options
  }: Options = {},
) {
  const fresh = await openFreshDatabase(kind, CLINIC_MIGRATIONS);
  const database = standIn(fresh.database);
  const clock = new TestClock();
  const lines: string[] = [];
  const service = createClinicService({
    database,
    onPanic,
    invoicing,
    clock: () => clock.now(),
    newId: () => randomUUID(),
    log: createLog({ write: (line) => lines.push(line) }),
    config: { ...DEFAULT_CONFIG, ...options },
  });
  const listening = await listen(service, { port: 0, host: '127.0.0.1' });
  const { db } = database;

  async function addKey(
    clinicId: string,
    scopes: readonly Scope[],
    expiresAt?: Date,
  ): Promise<string> {
    const key = newApiKey();
    await db.insert(apiKeys).values({
      clinicId,
      id: randomUUID(),
      name: 'Test',
      prefix: apiKeyPrefix(key),
      hash: hashApiKey(key),
      scopes: [...scopes],
      createdAt: clock.now(),
      ...(expiresAt === undefined ? {} : { expiresAt }),
    });
    return key;
  }

  return {
    baseUrl: `http://127.0.0.1:${listening.port}`,
    db,
    clock,
    /** What the service logged, line by line. */
    lines,
    addKey,
    settle: service.settle,
    /** Answers a request without a connection, for tests that ask very often. */
    answerInProcess: (request: Request) => service.fetch(request, '127.0.0.1'),

    async addClinic(timezone = 'America/Bogota', features = ['odontogram']): Promise<TestClinic> {
      const id = randomUUID();
      const values = { id, name: 'Test', locale: 'es-CO', timezone } as const;
      await db.insert(clinics).values({ ...values, features });
      return { id, key: await addKey(id, SCOPES) };
    },

    async close(): Promise<void> {
      await listening.close();
      await service.settle();
      await fresh.drop();
    },
  };
}

export type TestService = Awaited<ReturnType<typeof startService>>;
