import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ageOn } from '@/lib/kit/dates/age';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { teethShown } from '@/lib/odontogram/rules/fdi';
import { checkFields } from '../../emr/check-fields';
import { TEMPLATES } from '../../emr/templates';
import { toState } from '../../odontogram/chart';
import { place } from '../../odontogram/finding-rules';
import { demoAppointments } from './appointments';
import { demoCharts } from './charts';
import { demoPatients } from './patients';
import { demoRecords } from './records';

const now = new Date('2026-11-20T14:00:00.000Z');
const timezone = 'America/Bogota';
const patients = demoPatients(5_000, now, 1);

describe('what was written in the demo clinic', () => {
  const appointments = demoAppointments({ timezone, now, patients }, 1);
  const clinic = { appointments, patients, timezone, now };
  const { records, addenda, prescriptions } = demoRecords(clinic, 1);
  const attended = new Map(
    appointments.filter(({ status }) => status === 'completed').map((one) => [one.id, one]),
  );

  test('is the same for the same seed and day, and other for another', () => {
    expect(demoRecords(clinic, 1).records).toEqual(records);
    expect(demoRecords(clinic, 2).records.slice(0, 20)).not.toEqual(records.slice(0, 20));
  });

  test('is what its templates take, of all four', () => {
    const used = new Set(records.map(({ templateId }) => templateId));
    expect([...used].sort()).toEqual(TEMPLATES.map(({ id }) => id).sort());
    for (const { templateId, fields } of records) {
      expect(checkFields(templateId, fields)).toEqual(fields);
    }
  });

  test('is of who was attended, then or soon after, and never of tomorrow', () => {
    expect(records.length).toBeGreaterThan(1_000);
    expect(prescriptions.length).toBeGreaterThan(100);
    expect(addenda.length).toBeGreaterThan(5);
    for (const { appointmentId, patientId, createdBy, createdAt } of [
      ...records,
      ...prescriptions,
    ]) {
      const appointment = attended.get(appointmentId);
      expect([patientId, createdBy]).toEqual([appointment?.patientId, appointment?.doctorId]);
      expect(createdAt <= now).toBe(true);
    }
    const saved = new Map(records.map(({ id, createdAt }) => [id, createdAt]));
    for (const { recordId, createdAt } of addenda) {
      expect((saved.get(recordId) ?? now) <= createdAt && createdAt <= now).toBe(true);
    }
    for (const rows of [records, addenda, prescriptions]) {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }
  });
});

describe('what is prescribed in the demo clinic', () => {
  const appointments = demoAppointments({ timezone, now, patients }, 1);
  const clinic = { appointments, patients, timezone, now };
  const { records, prescriptions } = demoRecords(clinic, 1);

  test('spares whoever is allergic, and an allergy is the same in every record', () => {
    const allergies = new Map<string, unknown>();
    for (const { patientId, fields } of records) {
      const { alergias } = z.looseObject({ alergias: z.optional(z.string()) }).parse(fields);
      if (alergias === undefined) continue;
      expect(allergies.get(patientId) ?? alergias).toBe(alergias);
      allergies.set(patientId, alergias);
    }
    expect([...allergies.values()]).toContain('Penicilina');
    const penicillins = prescriptions.filter(({ medications }) =>
      medications.some(({ name }) => name.startsWith('Amoxicilina')),
    );
    expect(penicillins.length).toBeGreaterThan(20);
    expect(penicillins.map(({ patientId }) => allergies.get(patientId))).not.toContain(
      'Penicilina',
    );
  });

  test('is for what the record of the same visit found', () => {
    const found = new Map(
      records.flatMap(({ appointmentId, fields }) => {
        const { diagnostico } = z
          .looseObject({ diagnostico: z.optional(z.string()) })
          .parse(fields);
        return diagnostico === undefined ? [] : [[appointmentId, diagnostico] as const];
      }),
    );
    const compared = prescriptions.filter(({ appointmentId }) => found.has(appointmentId));
    expect(compared.length).toBeGreaterThan(100);
    for (const { appointmentId, diagnosis } of compared) {
      expect(diagnosis).toBe(found.get(appointmentId));
    }
  });
});

describe('the charts of the demo clinic', () => {
  const clinic = { patients, timezone, now };
  const charts = demoCharts(clinic, 1);
  const shownOn = ({ chart }: (typeof charts)[number]) =>
    teethShown(chart.dentitionMode, chart.temporaryTeeth);

  test('are 60, the same for the same seed and day, and others for another', () => {
    expect(new Set(charts.map(({ chart }) => chart.patientId)).size).toBe(60);
    expect(demoCharts(clinic, 1)).toEqual(charts);
    expect(demoCharts(clinic, 2)).not.toEqual(charts);
  });

  test('show the dentition of their patient’s age, and in all three modes go from nearly empty to full', () => {
    const today = clinicToday(timezone, now);
    const years = new Map(
      patients.map(({ id, dateOfBirth }) => [id, ageOn(dateOfBirth ?? '', today)?.years ?? -1]),
    );
    for (const [mode, from, to] of [
      ['child', 3, 5],
      ['mixed', 6, 11],
      ['adult', 14, 80],
    ] as const) {
      const group = charts.filter(({ chart }) => chart.dentitionMode === mode);
      expect(group.length).toBeGreaterThan(10);
      const charted = group.map((one) => {
        const age = years.get(one.chart.patientId) ?? -1;
        expect(from <= age && age <= to).toBe(true);
        const teeth = new Set(one.chart.findings.map(({ toothFdi }) => toothFdi));
        return teeth.size / shownOn(one).size;
      });
      expect(Math.min(...charted)).toBeLessThan(0.06);
      expect(Math.max(...charted)).toBe(1);
    }
  });

  test('break no rule: every finding could be registered beside the others', () => {
    for (const { chart } of charts) {
      for (const finding of chart.findings) {
        const others = chart.findings.filter((one) => one !== finding);
        expect(place({ ...chart, findings: others }, finding).replaced).toEqual([]);
      }
    }
  });

  test('have every version from the first to what they are now, in the past and in order', () => {
    for (const { chart, versions, createdAt } of charts) {
      expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => index + 1));
      expect(versions.at(-1)?.state).toEqual(toState(chart));
      const instants = [createdAt, ...versions.map((one) => one.createdAt), now];
      expect(instants).toEqual(instants.toSorted((a, b) => a.getTime() - b.getTime()));
    }
  });

  test('have plans that are partly paid, and signatures of every kind', () => {
    const estimates = charts.map(({ chart }) => toState(chart).estimate);
    expect(estimates.filter(({ due }) => due > 0).length).toBeGreaterThan(30);
    expect(estimates.filter(({ paid }) => paid > 0).length).toBeGreaterThan(15);
    const signatures = new Set(charts.map(({ chart }) => chart.signature.status));
    expect([...signatures].sort()).toEqual(['invalidated', 'none', 'signed']);
    const evolutions = charts.flatMap(({ chart }) => chart.findings.map((one) => one.evolution));
    expect(new Set(evolutions).size).toBe(4);
  });
});
