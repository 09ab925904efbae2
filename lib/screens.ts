// Over 400 lines because every page stands here once.
import type { Role } from './contract/roles';
import type { Action } from './kit/audit-actions';
import type { Right } from './kit/rights';

interface Declared {
  /** The folder in `app/(admin)`, without its groups. */
  readonly route: `/${string}`;
  /** Message of its title; none where it only leads on to its first part. */
  readonly title?: string;
  /** Opened by the roles that have it; without it, by everyone who is signed in. */
  readonly right?: Right;
  /** What opening it is called on the trail; without it, its first read says it. */
  readonly trail?: Action;
  /** Of many people: what names them on the trail, as a print of it has to be known by. */
  readonly prints?: Action;
  /** Where the navigation has it: in the rail, rarely wanted there, or as a part of another screen. */
  readonly place?: 'rail' | 'rare' | 'billing' | 'settings';
  readonly icon?: string;
  /** Pressed one after the other, they lead there. */
  readonly keys?: readonly [string, string];
  /** Who is looking when it is tried, pictured and measured. */
  readonly example?: {
    readonly as: Role;
    /** What its address names. */
    readonly of?:
      | 'patient'
      | 'visit'
      | 'record'
      | 'prescription'
      | 'invoice'
      | 'draft'
      | 'doctor'
      | 'till'
      | 'procedure';
    /** It shows a table. */
    readonly isList?: true;
  };
}

/**
 * Every page of `app/(admin)`, once. Rail, search, keys, titles, rights, the trail's names of views,
 * and what is tried, pictured and measured come from here. The navigation keeps this order.
 * Only types are imported, and the browser is handed what it needs of it.
 */
export const SCREENS = {
  today: {
    route: '/',
    title: 'today.title',
    trail: 'today',
    prints: 'today',
    place: 'rail',
    icon: 'today',
    keys: ['g', 'h'],
    example: { as: 'receptionist' },
  },
  agenda: {
    route: '/agenda',
    title: 'agenda.title',
    right: 'appointments.list',
    prints: 'appointments.list',
    place: 'rail',
    icon: 'agenda',
    keys: ['g', 'a'],
    example: { as: 'receptionist' },
  },
  daySheet: {
    route: '/agenda/print',
    title: 'agenda.sheet.title',
    right: 'appointments.list',
    trail: 'desk.sheet',
    prints: 'desk.sheet',
    example: { as: 'receptionist' },
  },
  confirmations: {
    route: '/agenda/confirmations',
    title: 'confirmations.title',
    right: 'desk.confirm',
    trail: 'desk.confirm',
    prints: 'desk.confirm',
    place: 'rare',
    icon: 'phone',
    keys: ['g', 'f'],
    example: { as: 'receptionist' },
  },
  waiting: {
    route: '/waiting',
    title: 'waiting.title',
    right: 'desk.waiting',
    prints: 'desk.waiting',
    place: 'rare',
    icon: 'person',
    keys: ['g', 'w'],
    example: { as: 'receptionist' },
  },
  relocate: {
    route: '/agenda/out/[doctorId]',
    title: 'out.relocate.title',
    right: 'desk.out',
    prints: 'desk.out',
    example: { as: 'receptionist', of: 'doctor' },
  },
  patients: {
    route: '/patients',
    title: 'patients.title',
    right: 'patients.list',
    prints: 'patients.list',
    place: 'rail',
    icon: 'patients',
    keys: ['g', 'p'],
    example: { as: 'receptionist', isList: true },
  },
  newPatient: {
    route: '/patients/new',
    title: 'patientForm.createTitle',
    right: 'patients.create',
    icon: 'add',
    example: { as: 'receptionist' },
  },
  patient: {
    route: '/patients/[id]',
    title: 'patient.title',
    right: 'patients.read',
    trail: 'patients.read',
    example: { as: 'receptionist', of: 'patient' },
  },
  editPatient: {
    route: '/patients/[id]/edit',
    title: 'patient.edit',
    right: 'patients.change',
    trail: 'patients.read',
    example: { as: 'receptionist', of: 'patient' },
  },
  odontogram: {
    route: '/patients/[id]/odontogram',
    title: 'odontogram.page.title',
    right: 'odontogram.read',
    trail: 'odontogram.read',
    icon: 'tooth',
    example: { as: 'dentist', of: 'patient' },
  },
  odontogramHistory: {
    route: '/patients/[id]/odontogram/history',
    title: 'odontogram.history.title',
    right: 'odontogram.list-versions',
    trail: 'odontogram.read',
    example: { as: 'dentist', of: 'patient' },
  },
  odontogramSheet: {
    route: '/patients/[id]/odontogram/print',
    title: 'odontogram.sheet.chartTitle',
    right: 'odontogram.read',
    trail: 'odontogram.read',
    example: { as: 'dentist', of: 'patient' },
  },
  planSheet: {
    route: '/patients/[id]/odontogram/plan',
    title: 'odontogram.sheet.planTitle',
    right: 'odontogram.read',
    trail: 'odontogram.read',
    example: { as: 'dentist', of: 'patient' },
  },
  records: {
    route: '/patients/[id]/records',
    title: 'records.title',
    right: 'medical-records.list',
    trail: 'medical-records.list',
    icon: 'list',
    example: { as: 'dentist', of: 'patient' },
  },
  newRecord: {
    route: '/patients/[id]/records/new',
    title: 'records.form.title',
    right: 'medical-records.create',
    trail: 'medical-records.read',
    icon: 'pen',
    example: { as: 'dentist', of: 'visit' },
  },
  record: {
    route: '/patients/[id]/records/[recordId]',
    title: 'records.one',
    right: 'medical-records.read',
    trail: 'medical-records.read',
    example: { as: 'dentist', of: 'record' },
  },
  prescriptions: {
    route: '/patients/[id]/prescriptions',
    title: 'prescriptions.title',
    right: 'prescriptions.list',
    trail: 'prescriptions.list',
    icon: 'list',
    example: { as: 'dentist', of: 'patient' },
  },
  newPrescription: {
    route: '/patients/[id]/prescriptions/new',
    title: 'prescriptions.form.title',
    right: 'prescriptions.create',
    trail: 'prescriptions.list',
    icon: 'pen',
    example: { as: 'dentist', of: 'visit' },
  },
  prescription: {
    route: '/patients/[id]/prescriptions/[prescriptionId]',
    title: 'prescriptions.one',
    right: 'prescriptions.list',
    trail: 'prescriptions.list',
    example: { as: 'dentist', of: 'prescription' },
  },
  patientBilling: {
    route: '/patients/[id]/billing',
    title: 'patient.tabs.billing',
    right: 'payments.list',
    trail: 'billing.patient',
    icon: 'receipt',
    example: { as: 'billing', of: 'patient' },
  },
  schedules: {
    route: '/schedules',
    title: 'schedules.title',
    right: 'schedules.read',
    place: 'rare',
    icon: 'clock',
    keys: ['g', 's'],
    example: { as: 'receptionist' },
  },
  schedule: {
    route: '/schedules/[doctorId]',
    title: 'schedules.title',
    right: 'schedules.read',
    example: { as: 'receptionist', of: 'doctor' },
  },
  outsideHours: {
    route: '/schedules/[doctorId]/outside',
    title: 'schedules.outside.title',
    right: 'schedules.read',
    example: { as: 'receptionist', of: 'doctor' },
  },
  procedures: {
    route: '/procedures',
    title: 'procedures.title',
    right: 'procedures.list',
    place: 'rare',
    icon: 'list',
    keys: ['g', 'r'],
    example: { as: 'dentist', isList: true },
  },
  newProcedure: {
    route: '/procedures/new',
    title: 'procedures.form.createTitle',
    right: 'procedures.create',
    icon: 'list',
    example: { as: 'admin' },
  },
  procedure: {
    route: '/procedures/[id]',
    title: 'procedures.form.editTitle',
    right: 'procedures.change',
    example: { as: 'admin', of: 'procedure' },
  },
  billing: { route: '/billing', place: 'rail', icon: 'receipt', keys: ['g', 'b'] },
  invoices: {
    route: '/billing/invoices',
    title: 'invoices.title',
    right: 'invoices.list',
    prints: 'invoices.list',
    place: 'billing',
    icon: 'receipt',
    example: { as: 'billing', isList: true },
  },
  newInvoice: {
    route: '/billing/invoices/new',
    title: 'invoices.new.title',
    right: 'invoices.create',
    trail: 'invoices.read',
    icon: 'receipt',
    example: { as: 'billing', of: 'patient' },
  },
  invoice: {
    route: '/billing/invoices/[id]',
    title: 'invoices.detail.page',
    right: 'invoices.read',
    trail: 'invoices.read',
    example: { as: 'billing', of: 'invoice', isList: true },
  },
  editInvoice: {
    route: '/billing/invoices/[id]/edit',
    title: 'invoices.edit.page',
    right: 'invoices.change',
    trail: 'invoices.read',
    example: { as: 'billing', of: 'draft' },
  },
  payments: {
    route: '/billing/payments',
    title: 'payments.title',
    right: 'payments.list',
    prints: 'payments.list',
    place: 'billing',
    icon: 'receipt',
    example: { as: 'billing', isList: true },
  },
  cash: {
    route: '/billing/cash',
    title: 'cash.title',
    right: 'cash.own',
    place: 'billing',
    icon: 'till',
    example: { as: 'receptionist' },
  },
  cashDay: {
    route: '/billing/cash/day',
    title: 'cash.all.title',
    right: 'cash.all',
    example: { as: 'billing', of: 'till', isList: true },
  },
  cashSheet: {
    route: '/billing/cash/[id]',
    title: 'cash.sheet.title',
    right: 'cash.own',
    example: { as: 'billing', of: 'till' },
  },
  patientShares: {
    route: '/billing/patient-shares',
    title: 'patientShares.title',
    right: 'patient-shares.of-patient',
    place: 'billing',
    icon: 'shares',
    example: { as: 'billing', isList: true },
  },
  receivables: {
    route: '/billing/receivables',
    title: 'receivables.title',
    right: 'receivables.all',
    prints: 'receivables.list',
    place: 'billing',
    icon: 'clock',
    example: { as: 'billing', isList: true },
  },
  unbilled: {
    route: '/billing/unbilled',
    title: 'unbilled.title',
    right: 'unbilled.list',
    prints: 'unbilled.list',
    place: 'billing',
    icon: 'list',
    example: { as: 'billing', isList: true },
  },
  newCharge: {
    route: '/billing/charges/new',
    title: 'charges.new.title',
    right: 'charges.create',
    example: { as: 'billing', of: 'visit' },
  },
  export: {
    route: '/billing/export',
    title: 'invoiceExport.title',
    right: 'invoices.export',
    place: 'billing',
    icon: 'table',
    example: { as: 'billing' },
  },
  settings: { route: '/settings', place: 'rare', icon: 'settings', keys: ['g', 'c'] },
  staff: {
    route: '/settings/staff',
    title: 'staff.title',
    right: 'staff.manage',
    place: 'settings',
    icon: 'person',
    example: { as: 'admin', isList: true },
  },
  apiKeys: {
    route: '/settings/api-keys',
    title: 'apiKeys.title',
    right: 'api-keys.list',
    place: 'settings',
    icon: 'lock',
    example: { as: 'admin', isList: true },
  },
  audit: {
    route: '/settings/audit',
    title: 'audit.title',
    right: 'audit.list',
    place: 'settings',
    icon: 'history',
    example: { as: 'admin', isList: true },
  },
  clinic: {
    route: '/settings/clinic',
    title: 'clinicSettings.title',
    right: 'clinic.settings',
    place: 'settings',
    icon: 'settings',
    example: { as: 'admin' },
  },
  connection: {
    route: '/settings/connection',
    title: 'connection.title',
    right: 'connection.test',
    place: 'settings',
    icon: 'globe',
    example: { as: 'admin' },
  },
  account: {
    route: '/account',
    title: 'account.title',
    icon: 'person',
    keys: ['g', 'u'],
    example: { as: 'admin' },
  },
  nowhere: { route: '/[...nowhere]', title: 'errors.notFound.title' },
} as const satisfies Readonly<Record<string, Declared>>;

export type ScreenName = keyof typeof SCREENS;
export type Screen = Declared;
export type Subject = NonNullable<NonNullable<Declared['example']>['of']>;

type Where<Part> = {
  [Name in ScreenName]: (typeof SCREENS)[Name] extends Part ? Name : never;
}[ScreenName];
export type TitledScreen = Where<{ title: string }>;
export type RightfulScreen = Where<{ right: string }>;
export type IconScreen = Where<{ icon: string }>;
type PlacedScreen = Where<{ place: string }>;

export function isPlaced(name: ScreenName): name is PlacedScreen {
  return 'place' in SCREENS[name];
}

export function screenNames(): ScreenName[] {
  return Object.keys(SCREENS) as ScreenName[];
}
