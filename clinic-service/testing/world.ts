import type { Database } from '@/lib/server/storage/open-database';
import { appointments } from '../db/schema/appointments';
import { counters, invoices } from '../db/schema/billing';
import { odontogramFindings, odontograms } from '../db/schema/odontogram';
import { patients } from '../db/schema/patients';
import { payers } from '../db/schema/payers';
import { procedures } from '../db/schema/procedures';
import { medicalRecords } from '../db/schema/records';
import { doctorLocations, doctors, locations } from '../db/schema/staff';

/** Ids in the world of `addWorld`, for calls that need something to refer to. */
export const WORLD = {
  location: 'loc-north',
  otherLocation: 'loc-south',
  /** Works at `location` only. */
  doctor: 'doc-ana',
  /** Works at both locations. */
  otherDoctor: 'doc-luis',
  inactiveDoctor: 'doc-gone',
  patient: 'pat-maria',
  otherPatient: 'pat-juan',
  inactivePatient: 'pat-gone',
  procedure: 'pro-filling',
  inactiveProcedure: 'pro-gone',
  payer: 'payer-azul',
  inactivePayer: 'payer-gone',
  /** Completed, of `patient` with `doctor`, on 2026-03-02 at 10:00 in Bogotá. */
  appointment: 'apt-done',
  /** Of `appointment`. */
  record: 'rec-done',
  /** Issued to `patient`, with as much due as can be. */
  invoice: 'inv-issued',
  /** On tooth 16 of the chart of `otherPatient`, which is mixed and has seen no change. */
  finding: 'fin-caries',
} as const;

/** A small clinic: enough of everything for one call of each kind to make sense. */
export async function addWorld(db: Database, clinicId: string, at: Date): Promise<void> {
  const stamps = { createdAt: at, updatedAt: at };
  const actor = { createdBy: 'test' };
  await db.insert(locations).values([
    { clinicId, id: WORLD.location, name: 'Sede Norte', timezone: 'America/Bogota' },
    { clinicId, id: WORLD.otherLocation, name: 'Sede Sur', timezone: 'America/Bogota' },
  ]);
  await db.insert(doctors).values([
    { clinicId, id: WORLD.doctor, firstName: 'Ana', lastName: 'Rojas Peña', color: '#0f766e' },
    { clinicId, id: WORLD.otherDoctor, firstName: 'Luis', lastName: 'Mora Gil', color: '#b45309' },
    { clinicId, id: WORLD.inactiveDoctor, firstName: 'Eva', lastName: 'Ruiz', active: false },
  ]);
  await db.insert(doctorLocations).values([
    { clinicId, doctorId: WORLD.doctor, locationId: WORLD.location },
    { clinicId, doctorId: WORLD.otherDoctor, locationId: WORLD.location },
    { clinicId, doctorId: WORLD.otherDoctor, locationId: WORLD.otherLocation },
    { clinicId, doctorId: WORLD.inactiveDoctor, locationId: WORLD.location },
  ]);
  await db.insert(patients).values([
    { clinicId, id: WORLD.patient, firstName: 'María', lastName: 'Pérez Gómez', ...stamps },
    { clinicId, id: WORLD.otherPatient, firstName: 'Juan', lastName: 'Ñáñez', ...stamps },
    {
      clinicId,
      id: WORLD.inactivePatient,
      firstName: 'Olga',
      lastName: 'Díaz',
      status: 'inactive',
      ...stamps,
    },
  ]);
  const work = { specialty: 'Odontología general', duration: 30, price: 140_000, ...stamps };
  await db.insert(procedures).values([
    { clinicId, id: WORLD.procedure, name: 'Obturación resina', code: '232102', ...work },
    { clinicId, id: WORLD.inactiveProcedure, name: 'Retirado', status: 'inactive', ...work },
  ]);
  await db.insert(payers).values([
    { clinicId, id: WORLD.payer, name: 'EPS Cordillera Azul', kind: 'eps', createdAt: at },
    {
      clinicId,
      id: WORLD.inactivePayer,
      name: 'Caja El Guayacán',
      kind: 'other',
      status: 'inactive',
      createdAt: at,
    },
  ]);
  await db.insert(appointments).values({
    clinicId,
    id: WORLD.appointment,
    patientId: WORLD.patient,
    doctorId: WORLD.doctor,
    locationId: WORLD.location,
    procedureId: WORLD.procedure,
    startsAt: new Date('2026-03-02T15:00:00Z'),
    endsAt: new Date('2026-03-02T15:30:00Z'),
    status: 'completed',
    ...actor,
    ...stamps,
  });
  await db.insert(medicalRecords).values({
    clinicId,
    id: WORLD.record,
    appointmentId: WORLD.appointment,
    patientId: WORLD.patient,
    templateId: 'evolution',
    fields: { procedimiento: 'Obturación', descripcion: 'Sin novedad', indicaciones: 'Control' },
    createdAt: at,
    ...actor,
  });
  await db.insert(odontograms).values({
    clinicId,
    id: WORLD.otherPatient,
    patientId: WORLD.otherPatient,
    dentitionMode: 'mixed',
    temporaryTeeth: [53, 54, 55, 63, 64, 65, 73, 74, 75, 83, 84, 85],
    version: 0,
    ...stamps,
  });
  await db.insert(odontogramFindings).values({
    clinicId,
    id: WORLD.finding,
    patientId: WORLD.otherPatient,
    toothFdi: 16,
    surface: 'occlusal',
    catalogFindingId: 'caries',
    plannedItems: [],
    evolution: 'pending',
    ...actor,
    ...stamps,
  });
  await addInvoice(db, clinicId, at);
}

async function addInvoice(db: Database, clinicId: string, at: Date): Promise<void> {
  const amount = 999_999_999_999;
  const figures = { subtotal: amount, discount: 0, tax: 0, total: amount };
  await db.insert(counters).values({ clinicId, name: 'invoice', value: 1 });
  await db.insert(invoices).values({
    clinicId,
    id: WORLD.invoice,
    invoiceNumber: 'F-000001',
    patientId: WORLD.patient,
    status: 'issued',
    lines: [
      { description: 'Rehabilitación', quantity: 1, unitPrice: amount, taxRate: 0, ...figures },
    ],
    ...figures,
    createdBy: 'test',
    createdAt: at,
    updatedAt: at,
    issuedAt: at,
  });
}
