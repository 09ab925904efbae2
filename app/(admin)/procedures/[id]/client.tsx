'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useLeadOn } from '@/components/form/use-lead-on';
import { ProcedureForm } from '@/components/procedures/procedure-form';
import { useToast } from '@/components/ui/overlays/toast';
import { useChange } from '@/lib/changes/use-change';
import type { OperationOutput } from '@/lib/contract/operation';
import type { changeProcedure, readProcedure } from '@/lib/contract/procedures';
import { procedureRoutes } from '@/lib/contract/routes/procedure-routes';
import type { FormOptions } from '@/lib/procedures/form-options';
import { procedureChanges, procedureValues } from '@/lib/procedures/procedure-form';
import { PROCEDURE_READS } from '@/lib/procedures/procedure-queries';
import { PROCEDURES_PATH } from '@/lib/procedures/procedure-view';

interface EditProcedureScreenProps {
  procedure: OperationOutput<typeof readProcedure>;
  options: FormOptions;
}

export function EditProcedureScreen({ procedure, options }: EditProcedureScreenProps) {
  const t = useTranslations('procedures.form');
  const locale = useLocale();
  const leadOn = useLeadOn();
  const toast = useToast();
  const [loaded] = useState(() => procedureValues(procedure, locale));
  const { id } = procedure;
  const change = useChange<typeof changeProcedure>(procedureRoutes.change, {
    shown: PROCEDURE_READS,
    scope: id,
    onMade: ({ name }) => {
      toast({ message: t('saved', { name }) });
      leadOn(PROCEDURES_PATH);
    },
  });
  return (
    <ProcedureForm
      mode="edit"
      ownId={id}
      loaded={loaded}
      change={change}
      toInput={(typed) => {
        const body = procedureChanges(typed, loaded);
        return Object.keys(body).length > 0 ? { params: { id }, body } : undefined;
      }}
      canLookUp
      {...options}
    />
  );
}
