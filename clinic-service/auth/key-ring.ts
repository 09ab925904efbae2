import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '@/lib/server/storage/open-database';
import type { Clock } from '../clock';
import { apiKeys } from '../db/schema/api-keys';
import { clinics } from '../db/schema/clinics';
import { hashApiKey } from './api-key-value';
import type { Principal } from './principal';

interface Entry {
  readonly principal: Principal;
  readonly expiresAt: Date | null;
  readonly readAt: number;
}

/** How long a key revoked by another replica keeps working here. */
const REMEMBERED_MS = 1_000;
const REMEMBERED_KEYS = 1_000;
const LAST_USED_EVERY_MS = 60_000;

/**
 * Resolves API keys, remembering each for a second so that a busy caller costs no look-up per
 * request. Unknown keys are not remembered: guessing must not fill the memory.
 */
export class KeyRing {
  readonly #entries = new Map<string, Entry>();
  readonly #touched = new Map<string, number>();
  readonly #writes = new Set<Promise<void>>();
  /** A look-up that began before a key was revoked must not be remembered after it. */
  #generation = 0;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** Whom the key acts for; undefined when it is unknown, revoked or expired. */
  async resolve(value: string): Promise<Principal | undefined> {
    const hash = hashApiKey(value);
    const now = this.clock().getTime();
    const entry = await this.#entry(hash, now);
    if (entry === undefined) return undefined;
    if (entry.expiresAt !== null && entry.expiresAt.getTime() <= now) return undefined;
    this.#touch(entry.principal, now);
    return entry.principal;
  }

  /** Call when a key was revoked. */
  forget(): void {
    this.#generation += 1;
    this.#entries.clear();
  }

  /** Resolves when the uses noted so far are written. */
  async settle(): Promise<void> {
    await Promise.all(this.#writes);
  }

  async #entry(hash: string, now: number): Promise<Entry | undefined> {
    const known = this.#entries.get(hash);
    if (known !== undefined && now - known.readAt < REMEMBERED_MS && now >= known.readAt) {
      return known;
    }
    const generation = this.#generation;
    const [row] = await this.db
      .select({
        keyId: apiKeys.id,
        clinicId: apiKeys.clinicId,
        scopes: apiKeys.scopes,
        expiresAt: apiKeys.expiresAt,
        locale: clinics.locale,
        timezone: clinics.timezone,
        features: clinics.features,
      })
      .from(apiKeys)
      .innerJoin(clinics, eq(clinics.id, apiKeys.clinicId))
      .where(and(eq(apiKeys.hash, hash), isNull(apiKeys.revokedAt)));
    if (row === undefined) {
      this.#entries.delete(hash);
      return undefined;
    }
    const { expiresAt, ...principal } = row;
    if (this.#entries.size >= REMEMBERED_KEYS) this.#entries.clear();
    const entry = { principal, expiresAt, readAt: now };
    if (generation === this.#generation) this.#entries.set(hash, entry);
    return entry;
  }

  /** Beside the request and at most once a minute: knowing when a key was used may not slow it. */
  #touch({ clinicId, keyId }: Principal, now: number): void {
    const last = this.#touched.get(keyId);
    if (last !== undefined && now - last < LAST_USED_EVERY_MS) return;
    if (this.#touched.size >= REMEMBERED_KEYS) this.#touched.clear();
    this.#touched.set(keyId, now);
    const stale = new Date(now - LAST_USED_EVERY_MS);
    const write = this.db
      .update(apiKeys)
      .set({ lastUsedAt: new Date(now) })
      .where(
        and(
          eq(apiKeys.clinicId, clinicId),
          eq(apiKeys.id, keyId),
          or(isNull(apiKeys.lastUsedAt), lte(apiKeys.lastUsedAt, stale)),
        ),
      )
      .then(
        () => undefined,
        (error: unknown) => this.log.warn({ err: error, keyId }, 'last use of a key not written'),
      )
      .finally(() => this.#writes.delete(write));
    this.#writes.add(write);
  }
}
