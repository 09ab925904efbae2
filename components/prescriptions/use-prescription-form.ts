'use client';

import { useState } from 'react';
import { useKeptDraft } from '@/components/emr/use-kept-draft';
import { useFormGuard } from '@/components/form/use-form-guard';
import { useSubmission } from '@/components/form/use-submission';
import type { PatientVisit } from '@/lib/agenda/patient-visits';
import type { DraftName } from '@/lib/emr/draft-memory';
import { noteWriting } from '@/lib/emr/writings';
import type { Medication } from '@/lib/prescriptions/medication';
import {
  checkPrescription,
  type MedicationDraft,
  movedLine,
  NO_ERRORS,
  newLine,
  type PrescriptionDraft,
  refusedPrescription,
  saysOther,
  withMedications,
} from '@/lib/prescriptions/prescription-draft';
import { useCreatePrescription } from '@/lib/queries/prescriptions';

interface PrescriptionFormOptions {
  patientId: string;
  /** The draft's own: of the patient, the appointment that was named and what is repeated. */
  name: DraftName;
  start: PrescriptionDraft;
  /** Of which something may be written. */
  visits: readonly PatientVisit[];
  onMade: (made: {
    readonly id: string;
    readonly patientId: string;
    readonly appointmentId: string;
  }) => void;
}

/** A prescription from what is typed to its being made, once. */
export function usePrescriptionForm({
  patientId,
  name,
  start,
  visits,
  onMade,
}: PrescriptionFormOptions) {
  const kept = useKeptDraft({ name, start, visits, isWritten: saysOther });
  const { draft } = kept;
  const [errors, setErrors] = useState(NO_ERRORS);
  const submission = useSubmission(useCreatePrescription(name.id, patientId), {
    onMade(made) {
      kept.forget();
      noteWriting();
      onMade(made);
    },
    onFound() {
      kept.forget();
      noteWriting();
    },
    onRefused({ code, fields }) {
      // It may have been made all the same.
      if (code === 'OUTCOME_UNKNOWN') noteWriting();
      setErrors(refusedPrescription(draft, fields));
    },
  });
  useFormGuard(false, submission);

  function write(next: Partial<PrescriptionDraft>): void {
    kept.write(next);
    submission.clear();
  }

  function submit(): void {
    if (submission.isLocked) return;
    const { body, errors: wrong } = checkPrescription(draft);
    setErrors(wrong ?? NO_ERRORS);
    if (body) {
      kept.keep();
      void submission.send({ body });
    } else submission.fail();
  }

  const lines = draft.medications;
  function writeLines(medications: readonly MedicationDraft[]): void {
    setErrors((now) => ({ ...now, isEmpty: false, isTooLong: false }));
    write({ medications });
  }
  return {
    draft,
    errors,
    submission,
    isRecovered: kept.isRecovered && !submission.isLocked,
    write(next: Partial<Omit<PrescriptionDraft, 'medications'>>): void {
      setErrors((now) => ({ ...now, appointment: false, diagnosis: undefined, notes: undefined }));
      write(next);
    },
    changeLine(id: number, changed: Partial<Medication>): void {
      setErrors((now) => {
        const medications = new Map(now.medications);
        medications.delete(id);
        return { ...now, medications };
      });
      writeLines(
        kept.latest().medications.map((line) => (line.id === id ? { ...line, ...changed } : line)),
      );
    },
    /** Gives the id of the new line. */
    addLine(): number {
      const line = newLine(lines);
      writeLines([...lines, line]);
      return line.id;
    },
    /** The last one leaves an empty one behind, whose id it gives. */
    removeLine(id: number): number | undefined {
      const rest = lines.filter((line) => line.id !== id);
      const empty = rest.length > 0 ? undefined : newLine(lines);
      writeLines(empty ? [empty] : rest);
      return empty?.id;
    },
    moveLine: (id: number, by: -1 | 1) => writeLines(movedLine(lines, id, by)),
    bring: (medications: readonly Medication[]) => writeLines(withMedications(lines, medications)),
    discard(): void {
      kept.discard();
      setErrors(NO_ERRORS);
    },
    submit,
  };
}

export type PrescriptionFormState = ReturnType<typeof usePrescriptionForm>;
