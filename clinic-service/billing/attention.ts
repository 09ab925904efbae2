import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';
import { appointments } from '../db/schema/appointments';
import { medicalRecords } from '../db/schema/records';
import { refuseField, refuseReference } from '../field-refusal';

interface Link {
  readonly medicalRecordId?: string | undefined;
  readonly appointmentId?: string | undefined;
}

/** What a bill is for: a clinical record, or an appointment nothing was written about yet. */
export interface Attention {
  readonly patientId: string;
  readonly appointmentId: string;
  readonly medicalRecordId: string | null;
  readonly startsAt: Date;
  /** The member of the request that named it. */
  readonly namedBy: keyof Link;
}

/**
 * The attention a bill names; an appointment stands for its oldest record. Its appointment stays
 * locked, so that two bills of it are written one after the other. Undefined where none is named;
 * throws `ValidationError` for one that the clinic does not have.
 */
export async function findAttention(
  tx: Database,
  clinicId: string,
  link: Link,
): Promise<Attention | undefined> {
  if (link.medicalRecordId !== undefined) return attentionOfRecord(tx, clinicId, link);
  if (link.appointmentId === undefined) return undefined;
  const appointment = await lockAppointment(tx, clinicId, link.appointmentId);
  if (appointment === undefined) throw refuseReference('appointmentId', 'appointment');
  const [oldest] = await tx
    .select({ id: medicalRecords.id })
    .from(medicalRecords)
    .where(
      and(
        eq(medicalRecords.clinicId, clinicId),
        eq(medicalRecords.appointmentId, link.appointmentId),
      ),
    )
    .orderBy(asc(medicalRecords.createdAt), asc(medicalRecords.id))
    .limit(1);
  return { ...appointment, medicalRecordId: oldest?.id ?? null, namedBy: 'appointmentId' };
}

async function attentionOfRecord(
  tx: Database,
  clinicId: string,
  { medicalRecordId = '', appointmentId }: Link,
): Promise<Attention> {
  const [record] = await tx
    .select({ appointmentId: medicalRecords.appointmentId })
    .from(medicalRecords)
    .where(and(eq(medicalRecords.clinicId, clinicId), eq(medicalRecords.id, medicalRecordId)));
  if (record === undefined) throw refuseReference('medicalRecordId', 'medical record');
  if (appointmentId !== undefined && appointmentId !== record.appointmentId) {
    throw refuseField('appointmentId', 'mismatch', 'The record is of another appointment.');
  }
  const appointment = await lockAppointment(tx, clinicId, record.appointmentId);
  if (appointment === undefined) throw new Error('a record without its appointment');
  return { ...appointment, medicalRecordId, namedBy: 'medicalRecordId' };
}

async function lockAppointment(tx: Database, clinicId: string, id: string) {
  const [row] = await tx
    .select({
      patientId: appointments.patientId,
      appointmentId: appointments.id,
      startsAt: appointments.startsAt,
    })
    .from(appointments)
    .where(and(eq(appointments.clinicId, clinicId), eq(appointments.id, id)))
    .for('no key update');
  return row;
}
