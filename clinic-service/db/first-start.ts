import { eq } from 'drizzle-orm';
import { SCOPES } from '@/lib/contract/scopes';
import type { Database, OpenDatabase } from '@/lib/server/storage/open-database';
import { apiKeyPrefix, hashApiKey } from '../auth/api-key-value';
import type { Clock, NewId } from '../clock';
import { SettingsError } from '../settings';
import { seedDemo } from './demo/seed';
import { refreshStatistics } from './refresh-statistics';
import { apiKeys } from './schema/api-keys';
import { clinics } from './schema/clinics';

interface FirstStart {
  readonly bootstrapKey: string;
  readonly seed: 'demo' | 'empty';
  readonly locale: 'es-CO' | 'en-US';
  readonly timezone: string;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** The one clinic of an embedded service. */
export const CLINIC_ID = 'clinic';
/** As documents print it. The tax number is made up; its check digit is right. */
const IDENTITIES = {
  demo: {
    name: 'Clínica Frailejones',
    nit: '900.512.347-2',
    address: 'Cra. 15 # 88-21, Bogotá D. C.',
    phone: '+57 601 228 1260',
  },
  empty: { name: 'Clínica' },
} as const;

/**
 * Makes the clinic the first time, whole or not at all, and lets the bootstrap key in. Of several
 * replicas one makes it and the others wait. Answers whether it was made now. Throws `SettingsError`
 * where the demonstration is stored and a clinic of one's own asked for, or the other way round.
 */
export async function firstStart(database: OpenDatabase, start: FirstStart): Promise<boolean> {
  const { db } = database;
  const made = await db.transaction(async (tx) => {
    const created = await tx
      .insert(clinics)
      .values({
        id: CLINIC_ID,
        ...IDENTITIES[start.seed],
        demo: start.seed === 'demo',
        locale: start.locale,
        timezone: start.timezone,
        features: ['odontogram'],
      })
      .onConflictDoNothing()
      .returning({ id: clinics.id });
    if (created.length === 0) await refuseAnother(tx, start.seed);
    await letIn(tx, start);
    if (created.length === 0) return false;
    if (start.seed === 'demo') await seedDemo(tx, CLINIC_ID, start.timezone, start.clock());
    return true;
  });
  if (made || database.kind === 'pglite') await refreshStatistics(db);
  return made;
}

/**
 * Invented patients are never served as somebody's own, and nobody's own under the demonstration's
 * published password.
 */
async function refuseAnother(db: Database, seed: FirstStart['seed']): Promise<void> {
  const [stored] = await db
    .select({ demo: clinics.demo })
    .from(clinics)
    .where(eq(clinics.id, CLINIC_ID));
  if (stored === undefined || stored.demo === (seed === 'demo')) return;
  throw new SettingsError(
    stored.demo
      ? 'What is stored is the demo clinic: for a clinic of your own set DATA_DIR to another folder, or CLINIC_DATABASE_URL to another database.'
      : 'What is stored is a clinic of your own, not the demo: set CLINIC_SEED=empty, or DATA_DIR to another folder.',
  );
}

/** A bootstrap key that was revoked stays revoked: its hash is still there. */
async function letIn(db: Database, { bootstrapKey, clock, newId }: FirstStart): Promise<void> {
  await db
    .insert(apiKeys)
    .values({
      clinicId: CLINIC_ID,
      id: newId(),
      name: 'Bootstrap',
      prefix: apiKeyPrefix(bootstrapKey),
      hash: hashApiKey(bootstrapKey),
      scopes: [...SCOPES],
      createdAt: clock(),
    })
    .onConflictDoNothing({ target: apiKeys.hash });
}
