'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import type { AgendaDoctor } from '@/lib/agenda/directory';
import { ChangeField } from './change-field';

interface DoctorFieldProps
  extends Pick<
    ComponentProps<typeof ChangeField>,
    'pending' | 'blocked' | 'onChoose' | 'onSubmit'
  > {
  /** Which of them the person is; null: none. */
  doctorId: string | null;
  /** `undefined`: they could not be loaded. */
  doctors: readonly AgendaDoctor[] | undefined;
}

/** Which doctor of the agenda somebody is, so that their day is shown to them as theirs. */
export function DoctorField({ doctorId, doctors, ...change }: DoctorFieldProps) {
  const t = useTranslations('staff.manage.doctor');
  if (doctors === undefined) return <p className="text-attention">{t('failed')}</p>;
  const listed = doctors.filter(({ id, active }) => active || id === doctorId);
  const isUnlisted = doctorId !== null && !listed.some(({ id }) => id === doctorId);
  return (
    <ChangeField
      {...change}
      name="doctorId"
      label={t('label')}
      help={() => t('help')}
      value={doctorId ?? ''}
      choices={[
        { value: '', label: t('none') },
        ...(isUnlisted ? [{ value: doctorId, label: t('unlisted', { id: doctorId }) }] : []),
        ...listed.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      submitLabel={t('change')}
    />
  );
}
