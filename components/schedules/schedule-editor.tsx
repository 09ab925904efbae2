'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import { PageForm } from '@/components/form/page-form';
import { useFormGuard } from '@/components/form/use-form-guard';
import { Banner } from '@/components/ui/banner';
import { Card } from '@/components/ui/card';
import { useToast } from '@/components/ui/toast';
import { formatDate } from '@/lib/rules/dates';
import type { WorkingBlock } from '@/lib/rules/schedule';
import type { DoctorWeek } from '@/lib/rules/working-day';
import { AffectedCard } from './affected-card';
import type { WeekEdit } from './edit-week';
import { ExceptionsCard } from './exceptions-card';
import { exceptionName, fieldName } from './field-name';
import { HoursPerPlace } from './hours-per-place';
import type { Place } from './places';
import { SaveBar } from './save-bar';
import { SaveNotice } from './save-notice';
import { wireBlocks } from './schedule-parts';
import { useAffected } from './use-affected';
import { useErrorWords } from './use-error-words';
import { useMovedFocus } from './use-moved-focus';
import { useScheduleDraft } from './use-schedule-draft';
import { useScheduleSave } from './use-schedule-save';
import { useScheduleWords } from './use-schedule-words';
import { WeekCard } from './week-card';
import type { BlockError } from './week-errors';
import { WeekLines } from './week-lines';

interface ScheduleEditorProps {
  doctorId: string;
  /** As it was loaded; empty where there is none yet. */
  initial: DoctorWeek;
  /** The week to begin with, where it is not the one that was loaded. */
  begin?: readonly WorkingBlock[] | undefined;
  places: readonly Place[];
  /** Ids of the places where the doctor works. */
  assignable: readonly string[];
  /** The service does not say where the doctor works. */
  isLearned: boolean;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
}

export function ScheduleEditor({
  doctorId,
  initial,
  begin = initial.workingDays,
  places,
  assignable,
  isLearned,
  today,
}: ScheduleEditorProps) {
  const t = useTranslations();
  const locale = useLocale();
  const toast = useToast();
  const words = useScheduleWords();
  const errorWords = useErrorWords(places);
  const form = useRef<HTMLFormElement>(null);
  const focusOn = useMovedFocus(form);
  const [said, setSaid] = useState('');
  // An absence that is typed and not added would not be saved with the rest.
  const [isAbsenceTyped, setAbsenceTyped] = useState(false);
  const [isAbsenceHeld, setAbsenceHeld] = useState(false);
  const [discards, setDiscards] = useState(0);
  const draft = useScheduleDraft(initial, begin, assignable);
  const { week, mine, changed, loaded } = draft;
  const affected = useAffected(doctorId, loaded, draft.sound);
  const saving = useScheduleSave({
    doctorId,
    draft,
    onSaved: (joined) =>
      toast({
        message: joined
          ? `${t('schedules.saved')}. ${t('schedules.joined')}`
          : t('schedules.saved'),
      }),
  });
  const { outcome } = saving;
  const isChanged = changed.length > 0;
  useFormGuard(isChanged, {
    isPending: outcome.kind === 'saving',
    isUnsettled: outcome.kind === 'unknown',
  });

  const refused = outcome.kind === 'refused' ? outcome : undefined;
  const errors = withRefused(draft.errors, refused?.blocks ?? []);
  const wrongDates = [...new Set([...draft.wrongDates, ...(refused?.dates ?? [])])];
  const right = wireBlocks(
    week.blocks.filter((block) => !errors.some(({ key }) => key === block.key)),
  );
  // What is not sent keeps nothing from being saved.
  const wrongBlocks = changed.includes('workingDays') ? errors : [];
  const wrongExceptions = changed.includes('exceptions') ? wrongDates : [];
  // A session that ended is renewed in the shell's own dialog, over this form.
  const problem = refused?.problem?.status === 401 ? undefined : refused?.problem;

  function edit(change: WeekEdit, announced = ''): void {
    if (refused) saving.dismiss();
    if (change.kind === 'add') focusOn(fieldName(week.nextKey, 'startTime'));
    if (change.kind === 'clearDay') focusOn(`add.${change.day}`);
    if (change.kind === 'remove') {
      const removed = week.blocks.find(({ key }) => key === change.key);
      focusOn(`add.${removed?.day ?? 'monday'}`);
    }
    draft.edit(change);
    setSaid(announced);
  }

  function changeExceptions(exceptions: readonly string[], announced: string): void {
    if (refused) saving.dismiss();
    if (exceptions.length < draft.exceptions.length) focusOn('exceptionFrom');
    draft.setExceptions(exceptions);
    setSaid(announced);
  }

  function absenceTyped(isTyped: boolean): void {
    setAbsenceTyped(isTyped);
    if (!isTyped) setAbsenceHeld(false);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const isWrong =
      (changed.includes('workingDays') && draft.errors.length > 0) ||
      (changed.includes('exceptions') && draft.wrongDates.length > 0);
    setAbsenceHeld(isAbsenceTyped);
    if (isWrong || isAbsenceTyped) saving.hold();
    else void saving.save();
  }

  function blockLabel({ key, field }: BlockError): string {
    const block = week.blocks.find((each) => each.key === key);
    const day = words.day(block?.day ?? '');
    const ofDay = week.blocks.filter((each) => each.day === block?.day);
    const number = ofDay.findIndex((each) => each.key === key) + 1;
    return t('schedules.inBlock', { field: t(`schedules.fields.${field}`), day, number });
  }

  return (
    <PageForm ref={form} noValidate autoComplete="off" onSubmit={onSubmit} className="space-y-4">
      <ErrorSummary
        attempt={saving.attempt}
        fields={[
          ...wrongBlocks.map((error) => ({
            name: fieldName(error.key, error.field),
            label: blockLabel(error),
            message: errorWords(error),
          })),
          ...wrongExceptions.map((date) => ({
            name: exceptionName(date),
            label: formatDate(date, locale),
            message: t('schedules.errors.invalid_date'),
          })),
          ...(isAbsenceTyped && isAbsenceHeld
            ? [
                {
                  name: 'exceptionFrom',
                  label: t('schedules.exceptions.title'),
                  message: t('schedules.exceptions.addFirst'),
                },
              ]
            : []),
        ]}
        problem={problem}
      />
      <SaveNotice draft={draft} saving={saving} places={places} />
      {!isChanged && (errors.length > 0 || wrongDates.length > 0) && (
        <Banner tone="attention">{t('schedules.invalidStored')}</Banner>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <WeekCard
            week={week}
            places={places}
            assignable={assignable}
            isLearned={isLearned}
            errors={errors}
            edit={edit}
          />
          <ExceptionsCard
            key={discards}
            exceptions={draft.exceptions}
            blocks={mine.workingDays}
            today={today}
            onChange={changeExceptions}
            onTyped={absenceTyped}
          />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4 xl:sticky xl:top-16">
          <AffectedCard
            doctorId={doctorId}
            affected={affected}
            isNew={begin !== initial.workingDays && loaded === initial}
            isChanged={isChanged}
            isBehind={draft.errors.length > 0}
            places={places}
          />
          <Card title={t('schedules.summary.title')}>
            {errors.length > 0 && (
              <p className="mb-3 text-sm text-attention">{t('schedules.summary.wrong')}</p>
            )}
            <HoursPerPlace blocks={right} places={places} />
            <div className="mt-3">
              <WeekLines blocks={right} places={places} />
            </div>
          </Card>
        </div>
      </div>
      <SaveBar
        isChanged={isChanged}
        isAbsenceTyped={isAbsenceTyped}
        outcome={outcome}
        affected={affected}
        onDiscard={() => {
          draft.take('workingDays', loaded);
          draft.take('exceptions', loaded);
          setDiscards((count) => count + 1);
          saving.dismiss();
        }}
      />
    </PageForm>
  );
}

/** What the service refused, beside what our own rules find: once where both say the same. */
function withRefused(
  own: readonly BlockError[],
  refused: readonly BlockError[],
): readonly BlockError[] {
  const isNew = ({ key, field }: BlockError) =>
    !own.some((error) => error.key === key && error.field === field);
  return [...own, ...refused.filter(isNew)];
}
