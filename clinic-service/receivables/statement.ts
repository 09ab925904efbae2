import { and, eq, sql } from 'drizzle-orm';
import type { printStatement as operation } from '@/lib/contract/billing/receivables';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { MOVEMENT_KINDS, type MovementKind, movementsOf } from '../billing/movements';
import type { Context } from '../context';
import { invoices, payments } from '../db/schema/billing';
import { patients } from '../db/schema/patients';
import { formatsOf } from '../documents/formats';
import { readIssuer } from '../documents/issuer';
import { printStatement, type StatementMovement } from '../documents/statement';
import { NotFoundError } from '../errors';
import { identityColumns } from '../patients/columns';
import { STATEMENT_WORDS } from '../wording/statement';
import { listReceivables } from './list';

/** Everything that was billed to a patient, paid and corrected, with what that leaves to be paid. */
export async function statementPdf(
  context: Context,
  { params }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { db, clock, principal, language } = context;
  const { clinicId, timezone } = principal;
  const [patient] = await db
    .select(identityColumns)
    .from(patients)
    .where(and(eq(patients.clinicId, clinicId), eq(patients.id, params.id)));
  if (patient === undefined) throw new NotFoundError('Patient not found.');
  const now = clock();
  const asOf = clinicToday(timezone, now);
  const [movements, { totals }, issuer] = await Promise.all([
    movementsInOrder(context, params.id),
    listReceivables(context, { query: { page: 1, limit: 1, patientId: params.id, asOf } }),
    readIssuer(db, clinicId),
  ]);
  const document = { patient, movements, owed: totals, asOf, printedAt: now };
  return {
    contentType: 'application/pdf',
    fileName: `${STATEMENT_WORDS[language].fileName} ${asOf}.pdf`,
    bytes: await printStatement(document, issuer, formatsOf(language, timezone)),
  };
}

async function movementsInOrder(
  { db, principal: { clinicId } }: Context,
  patientId: string,
): Promise<StatementMovement[]> {
  const kinds = sql.join(
    MOVEMENT_KINDS.map((kind) => sql`${kind}`),
    sql`, `,
  );
  return db
    .select({
      at: sql`movements.at`.mapWith(payments.paidAt),
      kind: sql<MovementKind>`movements.kind`,
      number: sql<string | null>`movements.number`,
      amount: sql`movements.amount`.mapWith(Number),
      method: sql<StatementMovement['method']>`movements.method`,
      invoiceNumber: invoices.invoiceNumber,
    })
    .from(sql`(${movementsOf(clinicId, patientId)}) as movements`)
    .innerJoin(
      invoices,
      and(eq(invoices.clinicId, clinicId), sql`${invoices.id} = movements.invoice_id`),
    )
    .orderBy(
      sql`movements.at`,
      sql`array_position(array[${kinds}], movements.kind)`,
      sql`movements.number`,
    );
}
