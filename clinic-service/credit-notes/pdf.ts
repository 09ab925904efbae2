import { and, eq } from 'drizzle-orm';
import type { printCreditNote as operation } from '@/lib/contract/billing/credit-notes';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { invoices } from '../db/schema/billing';
import { creditNotes } from '../db/schema/corrections';
import { patients } from '../db/schema/patients';
import { printCreditNote } from '../documents/credit-note';
import { formatsOf } from '../documents/formats';
import { readIssuer, readLocations } from '../documents/issuer';
import { NotFoundError } from '../errors';
import { identityColumns } from '../patients/columns';
import { DOCUMENT_WORDS } from '../wording/documents';
import { creditNoteColumns } from './columns';

export async function creditNotePdf(
  { db, principal, language, invoicing }: Context,
  { params }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId, timezone } = principal;
  const { invoiceNumber: number, issuedAt, total, appointmentId } = invoices;
  const [found] = await db
    .select({
      note: creditNoteColumns,
      invoice: { number, issuedAt, total, appointmentId },
      patient: identityColumns,
    })
    .from(creditNotes)
    .innerJoin(
      invoices,
      and(eq(invoices.clinicId, creditNotes.clinicId), eq(invoices.id, creditNotes.invoiceId)),
    )
    .innerJoin(
      patients,
      and(eq(patients.clinicId, creditNotes.clinicId), eq(patients.id, creditNotes.patientId)),
    )
    .where(
      and(
        eq(creditNotes.clinicId, clinicId),
        eq(creditNotes.invoiceId, params.id),
        eq(creditNotes.id, params.creditNoteId),
      ),
    );
  if (found === undefined) throw new NotFoundError('Credit note not found.');
  const issuer = await readIssuer(db, clinicId);
  const registered = await invoicing.status(db, clinicId, [found.note.id]);
  const locations = await readLocations(db, clinicId, [found.invoice.appointmentId]);
  const document = {
    ...found,
    location: locations.get(found.invoice.appointmentId),
    registration: registered.get(found.note.id),
  };
  return {
    contentType: 'application/pdf',
    fileName: `${DOCUMENT_WORDS[language].creditNote.title} ${found.note.number}.pdf`,
    bytes: await printCreditNote(document, issuer, formatsOf(language, timezone)),
  };
}
