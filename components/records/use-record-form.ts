'use client';

import { useState } from 'react';
import { useKeptDraft } from '@/components/emr/use-kept-draft';
import { useFormGuard } from '@/components/form/use-form-guard';
import { useSubmission } from '@/components/form/use-submission';
import type { PatientVisit } from '@/lib/agenda/patient-visits';
import type { DraftName } from '@/lib/emr/draft-memory';
import { noteWriting } from '@/lib/emr/writings';
import { useCreateRecord } from '@/lib/queries/records';
import {
  checkEntries,
  type Entry,
  type EntryError,
  FIRST_ENTRY,
  isBlankEntry,
  refusedEntries,
} from '@/lib/records/entries';
import type { MedicalRecord } from '@/lib/records/medical-record';
import {
  checkRecord,
  type DraftValue,
  isBlank,
  type RecordDraft,
  type RecordErrors,
  refusedFields,
} from '@/lib/records/record-draft';
import type { Template } from '@/lib/records/template';

/** All that stands in the form: what was typed for one template stays while another is looked at. */
export interface WrittenRecord {
  readonly appointmentId: string;
  readonly templateId: string;
  readonly drafts: Readonly<Record<string, RecordDraft>>;
  /** In place of them, where the service lists no templates. */
  readonly entries: readonly Entry[];
}

interface Wrong {
  readonly appointment?: boolean;
  readonly template?: boolean;
  readonly fields: RecordErrors;
  readonly entries: ReadonlyMap<number, EntryError>;
}
const NOTHING_WRONG: Wrong = { fields: {}, entries: new Map() };

interface RecordFormOptions {
  patientId: string;
  /** The draft's own: of the patient and the appointment that was named. */
  name: DraftName;
  /** Undefined where the service lists none. */
  templates: readonly Template[] | undefined;
  start: Pick<WrittenRecord, 'appointmentId' | 'templateId'>;
  /** Of which something may be written. */
  visits: readonly PatientVisit[];
  timezone: string;
  onMade: (record: Omit<MedicalRecord, 'addenda'>) => void;
  /** The service takes other fields than these. */
  onOutdated: () => void;
}

/** A record from what is typed to its being saved, once and for good. */
export function useRecordForm(options: RecordFormOptions) {
  const { patientId, name, templates, start, visits, timezone, onMade, onOutdated } = options;
  const kept = useKeptDraft<WrittenRecord>({
    name,
    visits,
    start: { ...start, drafts: {}, entries: [FIRST_ENTRY] },
    isWritten: ({ drafts, entries }) =>
      Object.values(drafts).some((one) => !isBlank(one)) || !entries.every(isBlankEntry),
  });
  const written = kept.draft;
  const [wrong, setWrong] = useState(NOTHING_WRONG);
  const submission = useSubmission(useCreateRecord(name.id, patientId), {
    onMade(record) {
      kept.forget();
      noteWriting();
      onMade(record);
    },
    onFound() {
      kept.forget();
      noteWriting();
    },
    onRefused({ code, fields }) {
      // It may have been made all the same.
      if (code === 'OUTCOME_UNKNOWN') noteWriting();
      const isAbout = (name: string) => fields.some(({ path }) => path === name);
      setWrong({
        appointment: isAbout('appointmentId'),
        template: isAbout('templateId'),
        ...refusedEntries(kept.latest().entries, refusedFields(fields)),
      });
      if (fields.length > 0) onOutdated();
    },
  });
  const { appointmentId, templateId, entries } = written;
  const template = templates?.find(({ id }) => id === templateId);
  const draft = written.drafts[templateId] ?? {};
  useFormGuard(false, submission);

  function write(next: Partial<WrittenRecord>): void {
    kept.write(next);
    submission.clear();
  }

  function read() {
    if (templates === undefined) return checkEntries(entries);
    return template && checkRecord(template, draft, timezone);
  }

  function submit(): void {
    if (submission.isLocked) return;
    const checked = read();
    const isWhole = appointmentId !== '' && templateId !== '' && checked?.fields !== undefined;
    setWrong({
      appointment: appointmentId === '',
      template: templateId === '' || checked === undefined,
      fields: isErrors(checked?.errors) ? checked.errors : {},
      entries: checked?.errors instanceof Map ? checked.errors : new Map(),
    });
    if (isWhole) {
      kept.keep();
      void submission.send({ body: { appointmentId, templateId, fields: checked.fields } });
    } else submission.fail();
  }

  return {
    written,
    template,
    draft,
    wrong,
    submission,
    isRecovered: kept.isRecovered && !submission.isLocked,
    chooseAppointment(id: string): void {
      setWrong((now) => ({ ...now, appointment: false }));
      write({ appointmentId: id });
    },
    chooseTemplate(id: string): void {
      setWrong(NOTHING_WRONG);
      write({ templateId: id });
    },
    type(key: string, value: DraftValue | ((now: DraftValue | undefined) => DraftValue)): void {
      setWrong((now) => ({ ...now, fields: { ...now.fields, [key]: undefined } }));
      const { drafts } = kept.latest();
      const before = drafts[templateId];
      const typed = typeof value === 'function' ? value(before?.[key]) : value;
      write({ drafts: { ...drafts, [templateId]: { ...before, [key]: typed } } });
    },
    changeEntries(change: (now: readonly Entry[]) => readonly Entry[]): void {
      const { entries: before } = kept.latest();
      const next = change(before);
      const isLeft = (id: number) => next.some((one) => one.id === id && before.includes(one));
      // What is wrong with a line stays until it is changed; what is there twice may be another's to mend.
      const stays = ([id, error]: [number, EntryError]) => error !== 'twice' && isLeft(id);
      setWrong((now) => ({ ...now, entries: new Map([...now.entries].filter(stays)) }));
      write({ entries: next });
    },
    discard(): void {
      kept.discard();
      setWrong(NOTHING_WRONG);
    },
    submit,
  };
}

function isErrors(
  errors: RecordErrors | ReadonlyMap<number, EntryError> | undefined,
): errors is RecordErrors {
  return errors !== undefined && !(errors instanceof Map);
}

export type RecordFormState = ReturnType<typeof useRecordForm>;
