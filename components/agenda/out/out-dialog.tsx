'use client';

import type { StandardSchemaV1 } from '@standard-schema/spec';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { useChangeForm } from '@/components/form/use-change-form';
import { useToast } from '@/components/ui/overlays/toast';
import { agendaQueries } from '@/lib/agenda/agenda-queries';
import { outHandlers } from '@/lib/agenda/out/handlers';
import {
  MOST_BLOCK_DAYS,
  type OutError,
  type OutSent,
  type OutValues,
  toOutSent,
  wrongOut,
} from '@/lib/agenda/out/out-forms';
import { OPENINGS } from '@/lib/agenda/shared/appointment-queries';
import type { Directory } from '@/lib/agenda/shared/directory';
import { useOwnChange } from '@/lib/changes/use-change';
import { MAX_BLOCK_REASON } from '@/lib/contract/limits';
import { formatDate } from '@/lib/kit/dates/dates';
import { callOwn } from '@/lib/queries/call-own';
import { OutFields } from './out-fields';
import { OutList } from './out-list';

const RECORD_OUT = {
  id: 'desk.out',
  /** Its key is the id of a block; days that were added before are added no second time. */
  async call(sent: OutSent, key: string): Promise<void> {
    const { kind, ...body } = sent;
    if (sent.kind === 'day') {
      const { doctorId, from, to } = sent;
      await callOwn(outHandlers.absence, { body: { doctorId, from, to } });
    } else {
      await callOwn(outHandlers.block, { body: { ...(body as typeof sent), id: key } });
    }
  },
};

interface OutDialogProps {
  directory: Directory;
  /** Whose column it was opened from; undefined: anybody's. */
  doctorId: string | undefined;
  /** `YYYY-MM-DD`. */
  date: string;
  today: string;
  onClose: () => void;
}

/** Records that a doctor is not there, for days or for hours, and ends what was recorded. */
export function OutDialog({ directory, doctorId, date, today, onClose }: OutDialogProps) {
  const t = useTranslations('out');
  const locale = useLocale();
  const toast = useToast();
  const schema = useMemo(() => outForm(today), [today]);
  const nameOf = (id: string | undefined) =>
    directory.doctors.find((doctor) => doctor.id === id)?.name ?? t('everybody');
  const change = useOwnChange(RECORD_OUT, {
    shown: [agendaQueries.directory().queryKey[0], OPENINGS, 'agenda'],
    onMade(_, sent) {
      const day = formatDate(sent.kind === 'day' ? sent.from : sent.date, locale, 'long');
      toast({ message: t(`made.${sent.kind}`, { name: nameOf(sent.doctorId), date: day }) });
      onClose();
    },
  });
  const values: OutValues = {
    kind: 'day',
    doctorId: doctorId ?? '',
    locationId: '',
    date: date < today ? today : date,
    lastDate: '',
    from: '',
    to: '',
    reason: '',
    isWeekly: false,
    weeklyUntil: '',
  };
  const form = useChangeForm<OutValues, OutSent, OutSent, void>({
    schema,
    values,
    change,
    draft: { id: `out ${doctorId ?? ''}` },
    toInput: (sent) => sent,
  });
  const hasNoSchedule = change.problem?.code === 'NO_SCHEDULE';
  return (
    <FormDialog
      form={form}
      title={t('title')}
      submit={t('submit')}
      told={hasNoSchedule ? t('noSchedule') : undefined}
      words={{
        label: (name) => t(`fields.${name as keyof OutValues}`),
        error: (_, code) =>
          t(`errors.${code as OutError | 'refused'}`, {
            most: MAX_BLOCK_REASON,
            days: MOST_BLOCK_DAYS,
          }),
      }}
      onClose={onClose}
    >
      <OutList directory={directory} doctorId={doctorId} date={date} />
      <OutFields directory={directory} today={today} />
    </FormDialog>
  );
}

function outForm(today: string): StandardSchemaV1<OutValues, OutSent> {
  return {
    '~standard': {
      version: 1,
      vendor: 'clinic-admin',
      validate(typed) {
        const values = typed as OutValues;
        const wrong = Object.entries(wrongOut(values, today));
        const issues = wrong.map(([name, message]) => ({ path: [name], message }));
        return issues.length > 0 ? { issues } : { value: toOutSent(values) };
      },
    },
  };
}
