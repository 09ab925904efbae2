'use client';

import { useRef, useState } from 'react';
import { useFormGuard } from '@/components/form/use-form-guard';
import { useSubmission } from '@/components/form/use-submission';
import type { PatientVisit } from '@/lib/agenda/patient-visits';
import { draftPlace } from '@/lib/emr/draft-memory';
import { visitStillThere } from '@/lib/emr/visits-to-write-of';
import { noteWriting } from '@/lib/emr/writings';
import { useCreateRecord } from '@/lib/queries/records';
import {
  checkEntries,
  type Entry,
  type EntryError,
  FIRST_ENTRY,
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
  /** The draft's own name: the patient and the appointment that was named. */
  place: string;
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

/** What was written is kept in this tab when its page is left, so that going elsewhere asks nothing. */
const isKept = () => true;

/** A record from what is typed to its being saved, once and for good. */
export function useRecordForm(options: RecordFormOptions) {
  const { templates, start, timezone, onMade, onOutdated } = options;
  const [place] = useState(() => draftPlace<WrittenRecord>(`record ${options.place}`));
  const [fresh] = useState(() => ({ ...start, drafts: {}, entries: [FIRST_ENTRY] }));
  const [found, setFound] = useState(() => {
    const kept = place.read();
    return kept && { ...kept, appointmentId: visitStillThere(options.visits, kept.appointmentId) };
  });
  const [written, setWritten] = useState<WrittenRecord>(found ?? fresh);
  // Two fields may hand over in one go what was typed before the page answered.
  const latest = useRef(written);
  const [wrong, setWrong] = useState(NOTHING_WRONG);
  const submission = useSubmission(useCreateRecord(), {
    onMade(record) {
      place.forget();
      noteWriting();
      onMade(record);
    },
    onRefused({ code, fields }) {
      // It may have been made all the same.
      if (code === 'OUTCOME_UNKNOWN') noteWriting();
      const isAbout = (name: string) => fields.some(({ path }) => path === name);
      setWrong({
        appointment: isAbout('appointmentId'),
        template: isAbout('templateId'),
        ...refusedEntries(latest.current.entries, refusedFields(fields)),
      });
      if (fields.length > 0) onOutdated();
    },
  });
  const { appointmentId, templateId, entries } = written;
  const template = templates?.find(({ id }) => id === templateId);
  const draft = written.drafts[templateId] ?? {};
  const isChanged = (now: WrittenRecord) =>
    Object.values(now.drafts).some((one) => !isBlank(one)) || now.entries !== fresh.entries;
  useFormGuard(isChanged(written), submission, isKept);

  function write(next: Partial<WrittenRecord>): void {
    const now = { ...latest.current, ...next };
    latest.current = now;
    setWritten(now);
    if (isChanged(now)) place.keep(now);
    else place.forget();
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
    if (isWhole)
      void submission.send({ body: { appointmentId, templateId, fields: checked.fields } });
    else submission.fail();
  }

  return {
    written,
    template,
    draft,
    wrong,
    submission,
    /** Something was found that had been written before. */
    isRecovered: found !== undefined,
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
      const { drafts } = latest.current;
      const before = drafts[templateId];
      const typed = typeof value === 'function' ? value(before?.[key]) : value;
      write({ drafts: { ...drafts, [templateId]: { ...before, [key]: typed } } });
    },
    changeEntries(change: (now: readonly Entry[]) => readonly Entry[]): void {
      const { entries: before } = latest.current;
      const next = change(before);
      const isLeft = (id: number) => next.some((one) => one.id === id && before.includes(one));
      // What is wrong with a line stays until it is changed; what is there twice may be another's to mend.
      const stays = ([id, error]: [number, EntryError]) => error !== 'twice' && isLeft(id);
      setWrong((now) => ({ ...now, entries: new Map([...now.entries].filter(stays)) }));
      write({ entries: next });
    },
    discard(): void {
      place.forget();
      setFound(undefined);
      setWrong(NOTHING_WRONG);
      latest.current = fresh;
      setWritten(fresh);
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
