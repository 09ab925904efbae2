import * as z from 'zod/mini';

/**
 * The 21 operations of the published contract, written down from its pages and from nothing of ours:
 * what our own declarations get wrong is a violation here.
 */
interface PublishedOperation {
  readonly id: string;
  readonly method: string;
  /** Below `/api/v1`. */
  readonly path: RegExp;
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  /** Takes no `X-Location-Id`. */
  readonly clinicWide?: true;
}

const text = z.string().check(z.minLength(1));
const words = z.optional(z.string());
const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const instant = z.iso.datetime({ offset: true });
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const amount = z.number().check(z.minimum(0));
const whole = z.int().check(z.minimum(1));
const page = z.optional(z.string().check(z.regex(/^[1-9]\d*$/)));
/** At most 100, where a maximum is published; nobody needs more elsewhere. */
const limit = z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/)));
const nothing = z.strictObject({});

const block = z.strictObject({
  day: z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']),
  locationId: text,
  // Read-only: sent back it does no harm, but nobody asked for it.
  startTime: time,
  endTime: time,
  lunchStartTime: z.optional(time),
  lunchEndTime: z.optional(time),
});

const plannedItem = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('custom'), name: text, quantity: whole, unitPrice: amount }),
  z.strictObject({
    type: z.literal('clinical_procedure'),
    clinicalProcedureId: text,
    quantity: whole,
    unitPrice: amount,
  }),
]);

export const PUBLISHED: readonly PublishedOperation[] = [
  {
    id: 'GET patients',
    method: 'GET',
    path: /^\/patients$/,
    query: z.strictObject({
      page,
      limit,
      search: words,
      status: z.optional(z.enum(['active', 'inactive'])),
    }),
  },
  { id: 'GET patient', method: 'GET', path: /^\/patients\/[^/]+$/ },
  {
    id: 'POST appointments',
    method: 'POST',
    path: /^\/appointments$/,
    body: z.strictObject({
      patientId: text,
      doctorId: text,
      locationId: text,
      procedureId: text,
      startTime: instant,
      endTime: instant,
      notes: words,
    }),
  },
  {
    id: 'GET appointments',
    method: 'GET',
    path: /^\/appointments$/,
    query: z.strictObject({
      page,
      limit,
      from: z.optional(date),
      to: z.optional(date),
      status: z.optional(z.enum(['confirmed', 'completed', 'canceled', 'no_show'])),
      // These filters exist; their names are not shown, and any may be tried.
      locationId: words,
      doctorId: words,
      patientId: words,
    }),
  },
  {
    id: 'GET schedule',
    method: 'GET',
    path: /^\/appointments\/doctors\/schedule\/[^/]+$/,
    clinicWide: true,
  },
  {
    id: 'PUT schedule',
    method: 'PUT',
    path: /^\/appointments\/doctors\/schedule\/[^/]+$/,
    clinicWide: true,
    body: z.strictObject({
      workingDays: z.optional(z.array(block)),
      exceptions: z.optional(z.array(date)),
    }),
  },
  {
    id: 'POST clinical-procedures',
    method: 'POST',
    path: /^\/clinical-procedures$/,
    body: z.strictObject({
      name: text,
      code: words,
      specialty: text,
      description: words,
      duration: whole,
      price: amount,
      doctorIds: z.optional(z.array(text)),
    }),
  },
  {
    id: 'POST invoices',
    method: 'POST',
    path: /^\/billing\/invoices$/,
    body: z.strictObject({
      patientId: text,
      items: z.array(
        z.strictObject({
          description: text,
          procedureId: z.optional(text),
          quantity: whole,
          unitPrice: amount,
          taxRate: z.optional(amount.check(z.maximum(1))),
        }),
      ),
      notes: words,
      discount: z.optional(amount),
      medicalRecordId: z.optional(text),
      appointmentId: z.optional(text),
    }),
  },
  {
    id: 'GET payments',
    method: 'GET',
    path: /^\/billing\/payments$/,
    query: z.strictObject({
      page,
      limit,
      invoiceId: words,
      patientId: words,
      method: z.optional(z.enum(['cash', 'card', 'transfer', 'other'])),
    }),
  },
  {
    id: 'GET patient-shares',
    method: 'GET',
    path: /^\/billing\/payments\/patient\/[^/]+\/patient-shares$/,
    query: z.strictObject({ page, limit }),
    clinicWide: true,
  },
  { id: 'GET receipt', method: 'GET', path: /^\/billing\/payments\/[^/]+\/receipt$/ },
  {
    id: 'GET export form-schema',
    method: 'GET',
    path: /^\/billing\/invoices\/pdf-export\/form-schema$/,
  },
  {
    id: 'POST prescriptions',
    method: 'POST',
    path: /^\/emr\/prescriptions$/,
    body: z.strictObject({
      appointmentId: text,
      medications: z.array(
        z.strictObject({
          name: text,
          dosage: z.string(),
          duration: z.string(),
          instructions: z.string(),
        }),
      ),
      diagnosis: words,
      notes: words,
    }),
  },
  {
    id: 'GET prescriptions',
    method: 'GET',
    path: /^\/emr\/prescriptions$/,
    query: z.strictObject({ page, limit, patientId: words, appointmentId: words }),
  },
  {
    id: 'POST medical-records',
    method: 'POST',
    path: /^\/emr\/medical-records$/,
    body: z.strictObject({
      appointmentId: text,
      templateId: text,
      fields: z.record(z.string(), z.unknown()),
    }),
  },
  { id: 'GET odontogram catalog', method: 'GET', path: /^\/odontogram\/catalog$/ },
  {
    id: 'POST findings',
    method: 'POST',
    path: /^\/patients\/[^/]+\/odontogram\/findings$/,
    body: z.strictObject({
      toothFdi: z.int().check(z.minimum(11), z.maximum(85)),
      catalogFindingId: text,
      surface: z.optional(z.enum(['occlusal', 'mesial', 'distal', 'vestibular', 'palatal'])),
      plannedItems: z.optional(z.array(plannedItem)),
      notes: z.optional(z.string().check(z.maxLength(1000))),
    }),
  },
  {
    id: 'PATCH dentition-mode',
    method: 'PATCH',
    path: /^\/patients\/[^/]+\/odontogram\/dentition-mode$/,
    body: z.strictObject({ mode: z.enum(['adult', 'mixed', 'child']) }),
  },
  {
    id: 'PATCH tooth dentition',
    method: 'PATCH',
    path: /^\/patients\/[^/]+\/odontogram\/teeth\/[^/]+\/dentition$/,
    // Its body is not shown.
    body: z.unknown(),
  },
  { id: 'GET api-keys', method: 'GET', path: /^\/api-keys$/ },
  { id: 'DELETE api-key', method: 'DELETE', path: /^\/api-keys\/[^/]+$/ },
];

/** Not published, and harmless to ask: what a client may look for, and is told that there is none. */
export const PROBES: readonly RegExp[] = [/^\/openapi\.json$/, /^\/patients\/[^/]+\/odontogram$/];

export interface StrictCall {
  readonly method: string;
  /** Below `/api/v1`, without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** What is ours alone, and what a proxy or a browser adds: no header of the contract begins so. */
const OUR_HEADERS = /^(x-(?!correlation-id$)|idempotency-key$|if-match$|cookie$)/;

export const operationOf = ({ method, path }: Pick<StrictCall, 'method' | 'path'>) =>
  PUBLISHED.find((one) => one.method === method && one.path.test(path));

/** In which ways a call is not one of the contract; by names alone, never by what was sent. */
export function violationsOf(call: StrictCall): string[] {
  const operation = operationOf(call);
  if (operation === undefined) return ['undocumented operation'];
  const headers = Object.keys(call.headers).filter((name) => OUR_HEADERS.test(name));
  const query = z.safeParse(operation.query ?? nothing, call.query);
  return [
    ...headers.map((name) => `undocumented header ${name}`),
    ...(query.success ? [] : issuesOf('query', query.error)),
    ...bodyViolations(operation, call),
  ];
}

function bodyViolations({ body: schema }: PublishedOperation, { headers, body }: StrictCall) {
  if (schema === undefined) return body === '' ? [] : ['a body where there is none'];
  const type = String(headers['content-type'] ?? '');
  if (!/^application\/json(;|$)/.test(type)) return ['wrong content type'];
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return ['malformed JSON'];
  }
  const parsed = z.safeParse(schema, sent);
  return parsed.success ? [] : issuesOf('body', parsed.error);
}

function issuesOf(part: string, { issues }: z.core.$ZodError): string[] {
  return issues.map((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? ` ${issue.keys.join(',')}` : '';
    return `${part} ${issue.path.join('.')}: ${issue.code}${keys}`;
  });
}
