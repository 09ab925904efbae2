import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CashCount, CashSnapshot } from '@/lib/kit/cash-session';
import type { ClinicSettings } from '@/lib/kit/clinic-settings';
import type { Medication } from '@/lib/kit/medication';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** People who work at the clinic. Property names are those the accounts library looks for. */
export const staff = pgTable(
  'staff',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    role: text('role').notNull(),
    /** Disabled: may not sign in. */
    banned: boolean('banned').notNull().default(false),
    banReason: text('ban_reason'),
    banExpires: instant('ban_expires'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** The person's own choice; null follows the browser. */
    locale: text('locale'),
    theme: text('theme').notNull().default('system'),
    /** Which doctor of the clinic service the person is; null where they are none, or nobody said. */
    doctorId: text('doctor_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('staff_email').on(table.email), index('staff_role').on(table.role)],
);

export const staffSession = pgTable(
  'staff_session',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull(),
    userId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** End when nothing more happens; never later than ten hours after `createdAt`. */
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    impersonatedBy: text('impersonated_by'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('staff_session_token').on(table.token),
    index('staff_session_staff').on(table.userId),
    index('staff_session_expiry').on(table.expiresAt),
  ],
);

/** How a person proves who they are; here always a password. */
export const staffCredential = pgTable(
  'staff_credential',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('staff_credential_staff').on(table.userId)],
);

/** Sign-ins that wait for their second factor. */
export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verification_identifier').on(table.identifier)],
);

export const secondFactor = pgTable(
  'second_factor',
  {
    id: text('id').primaryKey(),
    userId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** Encrypted. */
    secret: text('secret').notNull(),
    /** Encrypted; a code that was used is gone from it. */
    backupCodes: text('recovery_codes').notNull(),
    verified: boolean('verified').notNull().default(false),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: instant('locked_until'),
  },
  (table) => [uniqueIndex('second_factor_staff').on(table.userId)],
);

/** What one dentist charts most: ids of the catalog alone, nothing of any patient. */
export const staffFavourites = pgTable('staff_favourites', {
  staffId: text('staff_id')
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  favourites: text('favourites').array().notNull(),
  recents: text('recents').array().notNull(),
});

/** What one dentist prescribes most: medications alone, nothing of any patient. */
export const staffMedications = pgTable('staff_medications', {
  staffId: text('staff_id')
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  medications: jsonb('medications').$type<readonly Medication[]>().notNull(),
});

/** Keys with which browsers encrypt drafts of forms; the drafts themselves never come here. */
export const draftKey = pgTable(
  'draft_key',
  {
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** The browser, as `knownDevice` tells it. */
    device: text('device').notNull(),
    /** Encrypted. */
    key: text('key').notNull(),
    /** When it was last handed out. */
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.device] }),
    index('draft_key_used').on(table.usedAt),
  ],
);

/** One-time links that make an account, the first administrator's too, or let somebody back in. */
export const setupLink = pgTable('setup_link', {
  /** SHA-256 of the token, in hexadecimal. */
  tokenHash: text('token_hash').primaryKey(),
  email: text('email').notNull(),
  /** Of who is invited; null for the first administrator, and for who has an account. */
  role: text('role'),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

/** Counters of attempts, shared by every replica. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: instant('expire'),
  },
  (table) => [index('rate_limit_expiry').on(table.expire)],
);

/**
 * Changes that carry an idempotency key, so that each is made once however often it is asked for.
 * Nothing of what was asked is here but its hash.
 */
export const outbox = pgTable(
  'outbox',
  {
    staffId: text('staff_id').notNull(),
    /** Made by the browser, one for each change. The same words keep it until they are made or refused. */
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    /** SHA-256 of operation and whole input, in hexadecimal. */
    bodyHash: text('body_hash').notNull(),
    state: text('state', { enum: ['pending', 'sent', 'done', 'unknown'] }).notNull(),
    /** Raised by whoever takes the row over: what its former holder writes then comes too late. */
    attempt: integer('attempt').notNull().default(1),
    /** Of a change that is done. */
    answer: jsonb('answer').$type<unknown>(),
    /** The patient the change is about, where the request names one. */
    patientId: text('patient_id'),
    /** What a person found out about a change of unknown outcome. */
    settledAs: text('settled_as', { enum: ['made', 'not-made'] }),
    settledBy: text('settled_by'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.key] }),
    index('outbox_updated').on(table.updatedAt),
  ],
);

/** What the clinic decides for itself. Each change is a row of its own: the newest holds. */
export const clinicSettings = pgTable('clinic_settings', {
  /** 1, 2, 3… */
  version: integer('version').primaryKey(),
  settings: jsonb('settings').$type<Partial<ClinicSettings>>().notNull(),
  /** Id of an account. */
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

const pesos = (name: string) => bigint(name, { mode: 'number' });

/**
 * One person's till from its float to its count. A closed one is never written again: to reopen it is a
 * session of its own.
 */
export const cashSession = pgTable(
  'cash_session',
  {
    /** Made by the browser: opened twice with the same id it is one session. */
    id: text('id').primaryKey(),
    /** One more than the last, whatever clocks say; people call it by this. */
    number: bigint('number', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    /** Of the clinic service; null where the person wrote the place. */
    locationId: text('location_id'),
    locationName: text('location_name').notNull(),
    openedAt: instant('opened_at').notNull(),
    float: pesos('float').notNull(),
    /** The closed session that it takes up again. */
    reopens: text('reopens').references((): AnyPgColumn => cashSession.id),
    /** From when movements are read: earlier than it was opened, for those that came late. */
    countsFrom: instant('counts_from').notNull(),
    /** Movements of before this person's first session, which no session counts. */
    before: text('before').array().notNull(),
    closedAt: instant('closed_at'),
    /** Of the request that closed it: sent again it finds its own close. */
    closeKey: text('close_key'),
    counted: jsonb('counted').$type<CashCount>(),
    countedTotal: pesos('counted_total'),
    snapshot: jsonb('snapshot').$type<CashSnapshot>(),
    /** What was counted without what was expected. */
    difference: pesos('difference'),
    note: text('note'),
  },
  (table) => [
    uniqueIndex('cash_session_one_open').on(table.staffId).where(sql`${table.closedAt} is null`),
    uniqueIndex('cash_session_reopened_once')
      .on(table.reopens)
      .where(sql`${table.reopens} is not null`),
    index('cash_session_staff').on(table.staffId, table.number),
    index('cash_session_opened').on(table.openedAt),
    index('cash_session_closed').on(table.closedAt),
    check('cash_session_float', sql`${table.float} >= 0`),
    check(
      'cash_session_whole',
      sql`${table.closedAt} is null or (${table.closeKey} is not null and ${table.counted} is not null and ${table.countedTotal} is not null and ${table.snapshot} is not null and ${table.difference} is not null)`,
    ),
    check(
      'cash_session_explained',
      sql`${table.difference} is null or ${table.difference} = 0 or ${table.note} is not null`,
    ),
  ],
);

/**
 * Who did or saw what. Rows are only ever added. Each process has a chain of its own, in which each
 * row's hash, made with the key of the trail, covers the one before it.
 */
export const audit = pgTable(
  'audit',
  {
    /** Grows with every row, over all chains. */
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** The chain of a process; null in rows of before the trail had a key. */
    writer: text('writer'),
    /** 1, 2, 3… within its chain. */
    number: bigint('number', { mode: 'number' }),
    at: instant('at').notNull(),
    action: text('action').notNull(),
    result: text('result').notNull(),
    status: integer('status'),
    staffId: text('staff_id'),
    staffName: text('staff_name'),
    role: text('role'),
    patientId: text('patient_id'),
    /** Patients whom a list named. */
    patientIds: text('patient_ids').array(),
    correlationId: text('correlation_id'),
    address: text('address'),
    detail: jsonb('detail').$type<Record<string, string | number | boolean>>(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    uniqueIndex('audit_chain')
      .on(table.writer, table.number)
      .where(sql`${table.writer} is not null`),
    index('audit_patients').using('gin', table.patientIds),
    index('audit_staff_patient')
      .on(table.staffId, table.seq.desc())
      .where(sql`${table.patientId} is not null`),
    // The audit screen lists by time, newest first, and by what it is narrowed to.
    index('audit_time').on(table.at, table.seq),
    index('audit_patient').on(table.patientId, table.at, table.seq),
    index('audit_staff').on(table.staffId, table.at, table.seq),
    index('audit_action').on(table.action, table.at, table.seq),
    index('audit_not_ok').on(table.result, table.at, table.seq).where(sql`${table.result} <> 'ok'`),
    index('audit_appointment')
      .on(sql`(${table.detail}->>'appointmentId')`, table.seq.desc())
      .where(sql`${table.detail}->>'appointmentId' is not null`),
    index('audit_invoice')
      .on(sql`(${table.detail}->>'invoiceId')`, table.seq.desc())
      .where(sql`${table.detail}->>'invoiceId' is not null`),
  ],
);
