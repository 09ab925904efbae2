'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useLeadOn } from '@/components/form/use-lead-on';
import { ProcedureForm } from '@/components/procedures/procedure-form';
import { useProcedureForm } from '@/components/procedures/use-procedure-form';
import { useToast } from '@/components/ui/toast';
import type { OperationOutput } from '@/lib/contract/operation';
import type { readProcedure } from '@/lib/contract/procedures';
import type { FormOptions } from '@/lib/procedures/form-options';
import { changesOf, draftOf } from '@/lib/procedures/procedure-draft';
import { PROCEDURES_PATH } from '@/lib/procedures/procedure-view';
import { useChangeProcedure } from '@/lib/queries/procedures';

interface EditProcedureScreenProps {
  procedure: OperationOutput<typeof readProcedure>;
  options: FormOptions;
}

export function EditProcedureScreen({ procedure, options }: EditProcedureScreenProps) {
  const t = useTranslations('procedures.form');
  const locale = useLocale();
  const leadOn = useLeadOn();
  const toast = useToast();
  const [loaded] = useState(() => draftOf(procedure, locale));
  const form = useProcedureForm({
    ownId: procedure.id,
    loaded,
    change: useChangeProcedure(),
    toInput: (draft) => {
      const body = changesOf(draft, loaded);
      return Object.keys(body).length > 0 ? { params: { id: procedure.id }, body } : undefined;
    },
    canLookUp: true,
    onMade: ({ name }) => {
      toast({ message: t('saved', { name }) });
      leadOn(PROCEDURES_PATH);
    },
  });
  return <ProcedureForm mode="edit" form={form} {...options} />;
}
