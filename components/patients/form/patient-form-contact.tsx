'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '@/components/form/fields';
import { Card } from '@/components/ui/card';
import { looksLikePhone } from '@/lib/kit/text/phone';
import type { PatientFormValues } from './patient-form-values';
import { Warning } from './warning';

/** A phone that looks unusual may be saved: that is said in place of the help. */
function PhoneField({ name, help }: { name: 'phone' | 'contactPhone'; help?: string }) {
  const t = useTranslations('identity.shape');
  const { control } = useFormContext<PatientFormValues>();
  const phone = useWatch({ control, name });
  const isUnusual = phone.trim() !== '' && !looksLikePhone(phone);
  return (
    <TextField
      name={name}
      input={{ type: 'tel' }}
      help={isUnusual ? <Warning>{t('phone')}</Warning> : help}
    />
  );
}

export function PatientFormContact() {
  const t = useTranslations();
  return (
    <Card title={t('patient.sections.contact')}>
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        <PhoneField name="phone" help={t('patientForm.help.phone')} />
        <TextField name="email" input={{ type: 'email' }} help={t('patientForm.help.email')} />
        <TextField name="street" help={t('patientForm.help.street')} className="sm:col-span-2" />
        <TextField name="city" />
        <TextField name="state" />
        <TextField name="postalCode" />
        <TextField name="country" />
      </div>
    </Card>
  );
}

export function PatientFormEmergency() {
  const t = useTranslations();
  return (
    <Card title={t('patient.sections.emergency')}>
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        <TextField name="contactName" />
        <TextField name="relationship" help={t('patientForm.help.relationship')} />
        <PhoneField name="contactPhone" />
      </div>
    </Card>
  );
}
