import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { OpenDatabase } from '@/lib/server/storage/open-database';
import { KeyUses } from './api-keys/key-uses';
import { KeyRing } from './auth/key-ring';
import { createRateLimit } from './auth/rate-limit';
import { createWrongKeys } from './auth/wrong-keys';
import { type ElectronicInvoicing, NOT_CONNECTED } from './billing/electronic-invoicing';
import type { Clock, NewId } from './clock';
import type { ServiceConfig } from './config';
import { NotFoundError } from './errors';
import { TotalsMemory } from './patients/totals-memory';
import { correlate, type Exchange } from './routes/exchange';
import { mountHealth } from './routes/health';
import { mountOpenApi } from './routes/openapi';
import { mountKeyFirst, mountOperations } from './routes/operations';
import { refusalOf, respondError } from './routes/respond-error';

interface Parts {
  readonly database: Pick<OpenDatabase, 'db' | 'ping'>;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly config: ServiceConfig;
  readonly log: Logger;
  /** Without one, nothing is an electronic invoice. */
  readonly invoicing?: ElectronicInvoicing | undefined;
  /** The database ended itself: nothing more can be asked of it in this process. */
  readonly onPanic: () => void;
}

export interface ClinicService {
  /** Answers one request, which came from this address. */
  readonly fetch: (request: Request, address: string) => Response | Promise<Response>;
  /** Answers what never became a request, or failed outside of one. */
  readonly refuse: (thrown: unknown) => ReturnType<typeof refusalOf>;
  /** Resolves when what was put off beside the requests is written. */
  readonly settle: () => Promise<void>;
}

/** The embedded clinic service over a database. Holds no globals: any number may live in a process. */
export function createClinicService(parts: Parts): ClinicService {
  const { database, clock, newId, config, log, onPanic, invoicing = NOT_CONNECTED } = parts;
  const keys = new KeyRing(database.db, clock, log);
  const uses = new KeyUses(database.db, clock, log);
  const door = { keys, wrongKeys: createWrongKeys() };
  const totals = new TotalsMemory();
  const app = new Hono<Exchange>();

  app.use(correlate(log));
  mountHealth(app, database.ping);
  if (config.offer === 'all') mountOpenApi(app);
  else mountKeyFirst(app, door);
  mountOperations(app, {
    ...door,
    config,
    uses,
    onPanic,
    rateLimit: createRateLimit(config.rateLimit),
    common: { db: database.db, clock, newId, keys, totals, invoicing },
  });
  app.notFound((http) => respondError(http, new NotFoundError('There is no such route.')));
  app.onError((error, http) => respondError(http, error));

  return {
    fetch: (request, address) => app.fetch(request, { address }),
    refuse: (thrown) => refusalOf(thrown, { correlationId: newId(), log }),
    settle: async () => {
      await Promise.all([keys.settle(), uses.settle()]);
    },
  };
}
