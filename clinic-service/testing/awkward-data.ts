/**
 * Answers as the contract allows them and nobody hopes for them: only what it lists, in no order but
 * where it has one, without what may be missing, and with every odd value that its types admit. What a
 * thing gets is told by its id, so that it is the same at each reading.
 */

type Row = Readonly<Record<string, unknown>>;

const FORTY = 'una_palabra_que_nadie_conoce_y_es_larga_';
const LONG = 'Wolfeschlegelsteinhausen'.repeat(5);

const COLORS = ['#07c', '#0f766ecc', '#B45309', '#ABCF'];
const GENDERS = ['female', 'masculino', 'F', FORTY, 'Mujer', null];
const DOCUMENTS = ['CC', 'passport', 'cedula de ciudadania', FORTY, 'Tarjeta de identidad'];

function lotOf(id: unknown, among: number): number {
  let sum = 7;
  for (const character of String(id)) sum = (sum * 31 + character.charCodeAt(0)) % 65_521;
  return sum % among;
}

const pick = <T>(values: readonly T[], id: unknown): T | undefined =>
  values[lotOf(id, values.length)];

function only(row: Row, ...names: readonly string[]): Row {
  return Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name]]] : [])));
}

/** Without one of what may be missing, and with `null` for another. */
function sparse(row: Row, names: readonly string[]): Row {
  const { [names[lotOf(row.id, names.length)] ?? '']: _, ...kept } = row;
  const empty = names[(lotOf(row.id, names.length) + 1) % names.length] ?? '';
  return { ...kept, ...(empty in kept && { [empty]: null }) };
}

function patient(row: Row): Row {
  const { id, firstName, lastName } = row;
  const lot = lotOf(id, 9);
  const odd = {
    ...(lot === 0 && { firstName: `${firstName}\u202e` }),
    ...(lot === 1 && { lastName: `${lastName}${LONG}`.slice(0, 120) }),
    gender: pick(GENDERS, id),
    documentType: pick(DOCUMENTS, id),
  };
  const optional = ['email', 'phone', 'dateOfBirth', 'updatedAt', 'createdAt', 'documentNumber'];
  return sparse({ ...row, ...odd }, optional);
}

function appointment(row: Row): Row {
  const told = only(
    row,
    ...['id', 'patientId', 'doctorId', 'locationId', 'procedureId', 'startTime', 'endTime'],
    ...['status', 'notes', 'createdAt', 'patient', 'doctor', 'procedure'],
  );
  if (!('doctor' in row)) return told;
  const { doctor } = row;
  const colored =
    typeof doctor === 'object' && doctor !== null
      ? { ...doctor, color: pick(COLORS, row.doctorId) }
      : doctor;
  const { [pick(['patient', 'doctor', 'procedure', '', '', ''], row.id) ?? '']: _, ...rest } = {
    ...told,
    doctor: colored,
  } as Row;
  return rest;
}

function payment(row: Row): Row {
  const told = only(
    row,
    ...['id', 'invoiceId', 'amount', 'currency', 'method', 'status', 'reference', 'paidAt'],
    'createdAt',
  );
  const amount = Number(row.amount) + 0.49;
  return sparse({ ...told, amount }, ['reference', 'paidAt', 'createdAt']);
}

const prescription = (row: Row): Row =>
  only(
    { ...row, diagnosis: row.diagnosis ?? null },
    ...['id', 'patientId', 'appointmentId', 'medications', 'diagnosis', 'notes', 'createdBy'],
    'createdAt',
  );

const share = (row: Row): Row => ({ ...row, amount: Number(row.amount) + 0.5 });

const finding = (row: Row): Row => ({ ...row, color: pick(COLORS, row.id) });

/** A member of the data in the answer, changed. */
function within(body: unknown, name: string, change: (value: Row[]) => unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const rows: unknown = Reflect.get(body, name);
  return Array.isArray(rows) ? { ...body, [name]: change(rows) } : body;
}

/** No order: by what nobody sees. */
const shuffled = (rows: readonly Row[]) =>
  [...rows].sort((a, b) => lotOf(a.id, 65_521) - lotOf(b.id, 65_521));

const listOf = (change: (row: Row) => Row) => (body: unknown) =>
  within(body, 'data', (rows) => shuffled(rows.map(change)));
const each = (change: (row: Row) => Row) => (body: unknown) =>
  typeof body === 'object' && body !== null ? change({ ...body }) : body;
const inData = (change: (data: unknown) => unknown) => (body: unknown) =>
  typeof body === 'object' && body !== null && 'data' in body
    ? { ...body, data: change(body.data) }
    : body;

/** By the operation of `PUBLISHED`; what has no line is answered as it is. */
export const AWKWARD: Readonly<Record<string, (body: unknown) => unknown>> = {
  'GET patients': listOf(patient),
  'GET patient': each(patient),
  'GET appointments': listOf(appointment),
  'POST appointments': each(appointment),
  'GET payments': listOf(payment),
  'GET prescriptions': listOf(prescription),
  'POST prescriptions': each(prescription),
  'GET patient-shares': inData((data) => within(data, 'payments', (rows) => rows.map(share))),
  'GET odontogram catalog': inData((data) => within(data, 'findings', (rows) => rows.map(finding))),
  // Their shape is not shown.
  'GET api-keys': (body) =>
    within({ success: true, ...Object(body) }, 'data', (rows) =>
      shuffled(rows.map((row) => only(row, 'id', 'name'))),
    ),
};
