import * as z from 'zod/mini';

// The resource tables and envelopes of the published contract, written down a second time and by hand:
// a fault of `lib/contract`, which the service is built from, is found here. Members of ours may stand
// beside those of a resource; pagination and envelopes are exactly these.

const text = z.string();
const someText = z.string().check(z.minLength(1));
/** A member that is marked optional is absent where it has no value: neither null nor empty. */
const optionalText = z.optional(someText);
const no = z.optional(z.never());
const date = z.iso.date();
const instant = z.iso.datetime({ offset: true });
const offsetTime = instant.check(z.regex(/[+-]\d{2}:\d{2}$/));
const clockTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
const unlessUnknown = <S extends z.core.$ZodType>(schema: S) => z.union([z.literal(''), schema]);
const pesos = z.number();
const currency = z.literal('COP');

const personShape = {
  id: someText,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  documentType: text,
  documentNumber: text,
  dateOfBirth: unlessUnknown(date),
  gender: text,
  status: z.enum(['active', 'inactive']),
  createdAt: instant,
  updatedAt: instant,
};
const listedPatient = z.object({ ...personShape, address: no, emergencyContact: no });
export const patient = z.object({
  ...personShape,
  address: z.object({ street: text, city: text, state: text, country: text, postalCode: text }),
  emergencyContact: z.object({ name: text, phone: text, relationship: text }),
});

const appointmentShape = {
  id: someText,
  patientId: someText,
  doctorId: someText,
  locationId: someText,
  procedureId: someText,
  startTime: offsetTime,
  endTime: offsetTime,
  status: z.enum(['confirmed', 'completed', 'canceled', 'no_show']),
  notes: optionalText,
  createdAt: instant,
};
export const appointment = z.object({
  ...appointmentShape,
  patient: no,
  doctor: no,
  procedure: no,
});
export const listedAppointment = z.object({
  ...appointmentShape,
  patient: z.object({ firstName: text, lastName: text }),
  doctor: z.object({
    id: someText,
    fullName: someText,
    color: unlessUnknown(color),
    firstName: text,
    lastName: text,
  }),
  procedure: z.object({ name: someText }),
});

const day = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
export const schedule = z.object({
  doctorId: someText,
  workingDays: z.array(
    z.object({
      day: z.enum(day),
      locationId: someText,
      locationName: someText,
      startTime: clockTime,
      endTime: clockTime,
      lunchStartTime: z.optional(clockTime),
      lunchEndTime: z.optional(clockTime),
    }),
  ),
  exceptions: z.array(date),
});

export const procedure = z.object({
  id: someText,
  name: someText,
  code: optionalText,
  specialty: text,
  description: optionalText,
  duration: z.int(),
  price: pesos,
  currency,
  status: someText,
  doctorIds: z.array(someText),
  createdAt: instant,
});

export const invoice = z.object({
  id: someText,
  invoiceNumber: someText,
  patientId: someText,
  status: someText,
  subtotal: pesos,
  tax: pesos,
  total: pesos,
  currency,
  createdAt: instant,
});

export const payment = z.object({
  id: someText,
  invoiceId: someText,
  amount: pesos,
  currency,
  method: z.enum(['cash', 'card', 'transfer', 'other']),
  status: someText,
  reference: text,
  paidAt: instant,
  createdAt: instant,
});

const patientShare = z.object({
  id: someText,
  paymentDate: instant,
  concept: z.enum(['copago', 'cuota_moderadora', 'cuota_recuperacion', 'pagos_compartidos_pvs']),
  conceptLabel: someText,
  amount: pesos,
  currency,
  paymentMethod: z.enum(['cash', 'bank_transfer', 'credit_card', 'debit_card', 'check', 'other']),
  paymentMethodLabel: someText,
  payerName: z.nullable(someText),
  payerAccount: z.nullable(
    z.object({
      id: someText,
      number: z.nullable(someText),
      period: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
      periodLabel: someText,
      status: someText,
      statusLabel: someText,
    }),
  ),
  serviceDate: z.nullable(date),
  status: z.enum(['pending', 'completed', 'failed', 'cancelled', 'refunded']),
  statusLabel: someText,
  receiptAvailable: z.boolean(),
  review: z.nullable(z.object({ reason: someText, reasonLabel: someText, flaggedAt: instant })),
});

export const prescription = z.object({
  id: someText,
  patientId: someText,
  appointmentId: someText,
  medications: z.array(z.object({ name: text, dosage: text, duration: text, instructions: text })),
  diagnosis: optionalText,
  notes: optionalText,
  createdBy: someText,
  createdAt: instant,
});

export const medicalRecord = z.object({
  id: someText,
  appointmentId: someText,
  patientId: someText,
  templateId: someText,
  fields: z.record(z.string(), z.unknown()),
  createdBy: someText,
  createdAt: instant,
});

const term = z.object({ id: someText, label: someText });
export const catalog = z.object({
  catalogVersion: z.number(),
  findings: z
    .array(
      z.object({
        ...term.shape,
        scope: z.enum(['whole', 'surface']),
        dentition: z.enum(['common', 'permanent_only', 'temporary_only']),
        suggestedTreatment: z.nullable(someText),
        exclusionGroup: z.nullable(someText),
        color,
        symbol: someText,
      }),
    )
    .check(z.length(46)),
  surfaces: z.array(term).check(z.length(5)),
  evolutions: z.array(term).check(z.length(4)),
});

const findingShape = {
  id: someText,
  toothFdi: z.int(),
  catalogFindingId: someText,
  plannedItems: z.array(
    z.object({
      id: someText,
      type: z.enum(['custom', 'clinical_procedure']),
      name: someText,
      quantity: z.number(),
      unitPrice: pesos,
      subtotal: pesos,
    }),
  ),
  subtotal: pesos,
  evolution: someText,
};
const finding = z.discriminatedUnion('scope', [
  z.object({ ...findingShape, scope: z.literal('whole'), surface: no }),
  z.object({ ...findingShape, scope: z.literal('surface'), surface: someText }),
]);
const chartAfter = {
  estimate: z.object({ findingCount: z.int(), total: pesos, paid: pesos, due: pesos }),
  version: z.int(),
  signature: z.object({ status: someText }),
};
export const chart = z.object({
  id: someText,
  dentitionMode: z.enum(['adult', 'mixed', 'child']),
  temporaryTeeth: z.array(z.int()),
  findings: z.array(finding),
  ...chartAfter,
});
export const registered = z.object({
  finding,
  replacedFindingIds: z.array(someText),
  ...chartAfter,
});
export const chartChanged = z.object({ odontogram: chart, removedFindings: z.array(finding) });

export const exportForm = z.object({
  invoiceTypeOptions: z.tuple([
    z.object({ value: z.literal('all'), label: someText }),
    z.object({ value: z.literal('electronic'), label: someText }),
    z.object({ value: z.literal('manual'), label: someText }),
  ]),
  defaultInvoiceType: z.literal('all'),
  defaultFrom: date.check(z.regex(/-01$/)),
  defaultTo: date,
  maxInvoices: z.int(),
  helpText: someText,
});

const counted = { page: z.int(), limit: z.int(), total: z.int() };
const totalPages = z.int();
/** `{page, limit, total}` of appointments, payments and prescriptions. */
export const listOf = <S extends z.core.$ZodType>(item: S) =>
  z.strictObject({ data: z.array(item), pagination: z.strictObject(counted) });
export const pageOfPatients = z.strictObject({
  data: z.array(listedPatient),
  pagination: z.strictObject({ ...counted, totalPages }),
});
export const pageOfShares = z.object({
  payments: z.array(patientShare),
  pagination: z.strictObject({
    ...counted,
    totalPages: totalPages.check(z.minimum(1)),
    hasNext: z.boolean(),
    hasPrev: z.boolean(),
  }),
});

/** Envelope A with its message, and without. */
export const said = <S extends z.core.$ZodType>(data: S) =>
  z.strictObject({ success: z.literal(true), data, message: someText });
export const unsaid = <S extends z.core.$ZodType>(data: S) =>
  z.strictObject({ success: z.literal(true), data });

export const refusalA = z.strictObject({
  success: z.literal(false),
  error: someText,
  code: z.string().check(z.regex(/^[A-Z_]+$/)),
  correlationId: someText,
  details: z.optional(z.record(z.string(), z.unknown())),
});
export const refusalB = z.strictObject({
  statusCode: z.int(),
  error: someText,
  message: someText,
});
