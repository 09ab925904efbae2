import { describe, expect, it } from 'vitest';
import type { Patient } from '@/lib/contract/patients';
import { ADULT } from '@/lib/testing/patient';
import { patientAlerts } from './patient-alerts';

const today = '2026-11-20';
const kinds = (changes: Partial<Patient>): string[] =>
  patientAlerts({ ...ADULT, ...changes }, today).map((alert) => alert.kind);

describe('patientAlerts', () => {
  it('has nothing to say of a complete adult record', () => {
    expect(kinds({})).toEqual([]);
    expect(kinds({ status: 'archivado', documentType: 'PPT' })).toEqual([]);
    expect(kinds({ dateOfBirth: '' })).toEqual([]);
  });

  it('tells an inactive patient', () => {
    expect(kinds({ status: 'inactive' })).toEqual(['inactive']);
  });

  it('tells a minor, and one without anybody to call', () => {
    const child = { dateOfBirth: '2015-01-01', documentType: 'TI' };
    const contact = { name: 'Rosa', phone: '3105550142', relationship: '' };
    expect(kinds({ ...child, emergencyContact: contact })).toEqual(['minor']);
    expect(kinds(child)).toEqual(['minor_without_contact']);
  });

  it('tells a missing document', () => {
    expect(kinds({ documentNumber: '' })).toEqual(['no_document']);
    expect(kinds({ documentType: 'SI', documentNumber: '' })).toEqual(['no_document']);
  });

  it('tells a document that no longer suits the age', () => {
    expect(patientAlerts({ ...ADULT, documentType: 'TI' }, today)).toEqual([
      { kind: 'document_outgrown', expected: 'CC' },
    ]);
  });
});
