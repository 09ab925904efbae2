'use client';

import { useTranslations } from 'next-intl';
import { useLeadOn } from '@/components/form/use-lead-on';
import { ProcedureForm } from '@/components/procedures/procedure-form';
import { useProcedureForm } from '@/components/procedures/use-procedure-form';
import { useToast } from '@/components/ui/toast';
import type { FormOptions } from '@/lib/procedures/form-options';
import { NEW_PROCEDURE } from '@/lib/procedures/procedure-draft';
import { PROCEDURES_PATH } from '@/lib/procedures/procedure-view';
import { useCreateProcedure } from '@/lib/queries/procedures';

interface NewProcedureScreenProps {
  options: FormOptions;
  /** The service lists procedures. */
  canLookUp: boolean;
}

export function NewProcedureScreen({ options, canLookUp }: NewProcedureScreenProps) {
  const t = useTranslations('procedures.form');
  const leadOn = useLeadOn();
  const toast = useToast();
  const form = useProcedureForm({
    loaded: NEW_PROCEDURE,
    change: useCreateProcedure(),
    toInput: (_, { code, description, ...body }) => ({
      body: { ...body, ...(code && { code }), ...(description && { description }) },
    }),
    canLookUp,
    onMade: ({ name }) => {
      toast({ message: t('made', { name }) });
      leadOn(PROCEDURES_PATH);
    },
  });
  return <ProcedureForm mode="create" form={form} {...options} />;
}
