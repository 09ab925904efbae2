'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { FormShell } from '@/components/form/form-shell';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/buttons/button';
import { Card } from '@/components/ui/card';
import { News } from '@/components/ui/news';
import { useToast } from '@/components/ui/overlays/toast';
import type { DoctorWeek } from '@/lib/agenda/rules/working-day';
import type { WorkingBlock } from '@/lib/kit/schedule';
import { AffectedCard } from './affected-card';
import { ClashNotice } from './clash-notice';
import { ExceptionsCard } from './exceptions/exceptions-card';
import { fieldName } from './field-name';
import type { Place } from './places';
import { isAbsenceTyped, wrongDates } from './schedule-form';
import { changedParts, wireBlocks } from './schedule-parts';
import { useAffected } from './use-affected';
import { useFormWords } from './use-form-words';
import { useScheduleForm } from './use-schedule-form';
import type { WeekEdit } from './week/edit-week';
import { HoursPerPlace } from './week/hours-per-place';
import { WeekCard } from './week/week-card';
import { WeekLines } from './week/week-lines';

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
  const t = useTranslations('schedules');
  const router = useRouter();
  const toast = useToast();
  const fields = useRef<HTMLDivElement>(null);
  const focusOn = useMovedFocus(fields);
  // The field that it was sent from by the keyboard lost the focus while it was locked.
  const sentFrom = useRef<string>(undefined);
  const [said, setSaid] = useState('');
  const schedule = useScheduleForm({
    doctorId,
    loaded: initial,
    begin: { ...initial, workingDays: begin },
    assignable,
    onSaved(joined) {
      if (document.activeElement === document.body) focusOn(sentFrom.current);
      // What the router keeps of this page and of the list is old now.
      router.refresh();
      toast({ message: joined ? `${t('saved')}. ${t('joined')}` : t('saved') });
    },
  });
  const { form, typed, mine, errors, ownErrors, clash } = schedule;
  const { week, exceptions, loaded } = typed;
  const { isChanged, isPending } = form;
  const affected = useAffected(doctorId, loaded, schedule.sound);
  const count = affected.state === 'known' ? affected.entries.length : 0;
  const words = useFormWords({ week, errors, places });
  const right = wireBlocks(
    week.blocks.filter((block) => !errors.some(({ key }) => key === block.key)),
  );

  function edit(weekEdit: WeekEdit, announced = ''): void {
    if (weekEdit.kind === 'add') focusOn(fieldName(week.nextKey, 'startTime'));
    if (weekEdit.kind === 'clearDay') focusOn(`add.${weekEdit.day}`);
    if (weekEdit.kind === 'remove') {
      const removed = week.blocks.find(({ key }) => key === weekEdit.key);
      focusOn(`add.${removed?.day ?? 'monday'}`);
    }
    schedule.edit(weekEdit);
    setSaid(announced);
  }

  function changeExceptions(next: readonly string[], announced: string): void {
    if (next.length < exceptions.length) focusOn('exceptionFrom');
    schedule.setExceptions(next);
    setSaid(announced);
  }

  return (
    <FormShell
      form={{
        ...form,
        submit: () => {
          sentFrom.current = nameOfFocus(fields.current);
          form.submit();
        },
      }}
      words={words}
      submit={t(isPending ? 'saving' : 'save')}
      unknown={{
        title: t('unknown.title'),
        look: { href: `/schedules/${encodeURIComponent(doctorId)}`, label: t('byId.open') },
      }}
      {...(!isPending && {
        unchanged: t(isAbsenceTyped(typed) ? 'exceptions.addFirst' : 'nothingChanged'),
      })}
      className="space-y-4"
      notice={
        <>
          {clash && (
            <ClashNotice
              key={form.attempt}
              parts={clash.parts}
              theirs={clash.now}
              mine={mine}
              places={places}
              onTake={schedule.takeTheirs}
              onKeep={schedule.keepMine}
              onGoOn={schedule.goOn}
            />
          )}
          {schedule.isNotSaved && (
            <News key={form.attempt} tone="attention">
              {t('unknown.notSaved')}
            </News>
          )}
          {!isChanged && (errors.length > 0 || wrongDates(exceptions).length > 0) && (
            <Banner tone="attention">{t('invalidStored')}</Banner>
          )}
          <p role="status" className="sr-only">
            {said}
          </p>
        </>
      }
      tools={
        <>
          {isChanged && !isPending && form.change.unknown === undefined && (
            <Button variant="quiet" onClick={schedule.discard}>
              {t('discard')}
            </Button>
          )}
          {count > 0 && (
            <p className="text-sm text-attention xl:hidden">{t('affected.some', { count })}</p>
          )}
        </>
      }
    >
      <div
        ref={fields}
        className="mb-4 grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_19rem]"
      >
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
            exceptions={exceptions}
            blocks={mine.workingDays}
            today={today}
            onChange={changeExceptions}
          />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4 xl:sticky xl:top-16">
          <AffectedCard
            doctorId={doctorId}
            affected={affected}
            isNew={begin !== initial.workingDays && changedParts(loaded, initial).length === 0}
            isChanged={isChanged}
            isBehind={ownErrors.length > 0}
            places={places}
          />
          <Card title={t('summary.title')}>
            {errors.length > 0 && (
              <p className="mb-3 text-sm text-attention">{t('summary.wrong')}</p>
            )}
            <HoursPerPlace blocks={right} places={places} />
            <div className="mt-3">
              <WeekLines blocks={right} places={places} />
            </div>
          </Card>
        </div>
      </div>
    </FormShell>
  );
}

/**
 * Puts the focus where work goes on once what was asked for is on the page and can take it: the
 * returned function names the field or button within `part`.
 */
function useMovedFocus(part: RefObject<HTMLElement | null>) {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const named = part.current?.querySelector(`[name="${CSS.escape(wanted.current)}"]`);
    if (!(named instanceof HTMLElement) || named.closest('[inert]')) return;
    wanted.current = undefined;
    named.focus();
  });
  return (name: string | undefined) => {
    wanted.current = name;
  };
}

/** The name of the field within `part` that has the focus. */
function nameOfFocus(part: HTMLElement | null): string | undefined {
  const { activeElement: focused } = document;
  return (part?.contains(focused) && focused?.getAttribute('name')) || undefined;
}
