'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { Card } from '@/components/ui/card';
import { looksLikePhone } from '@/lib/rules/phone';
import type { PatientFormValues } from './patient-form-values';
import { PatientTextField } from './patient-text-field';

function usePhoneWarning(name: 'phone' | 'contactPhone'): string | undefined {
  const t = useTranslations('identity.shape');
  const { control } = useFormContext<PatientFormValues>();
  const phone = useWatch({ control, name });
  return phone.trim() === '' || looksLikePhone(phone) ? undefined : t('phone');
}

export function PatientFormContact() {
  const t = useTranslations();
  const warning = usePhoneWarning('phone');
  return (
    <Card title={t('patient.sections.contact')}>
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        <PatientTextField
          name="phone"
          type="tel"
          help={t('patientForm.help.phone')}
          warning={warning}
        />
        <PatientTextField name="email" type="email" help={t('patientForm.help.email')} />
        <PatientTextField
          name="street"
          help={t('patientForm.help.street')}
          className="sm:col-span-2"
        />
        <PatientTextField name="city" />
        <PatientTextField name="state" />
        <PatientTextField name="postalCode" />
        <PatientTextField name="country" />
      </div>
    </Card>
  );
}

export function PatientFormEmergency() {
  const t = useTranslations();
  const warning = usePhoneWarning('contactPhone');
  return (
    <Card title={t('patient.sections.emergency')}>
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        <PatientTextField name="contactName" />
        <PatientTextField name="relationship" help={t('patientForm.help.relationship')} />
        <PatientTextField name="contactPhone" type="tel" warning={warning} />
      </div>
    </Card>
  );
}
