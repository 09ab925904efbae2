'use client';

import { useTranslations } from 'next-intl';
import { useLeadOn } from '@/components/form/use-lead-on';
import { ProcedureForm } from '@/components/procedures/procedure-form';
import { useToast } from '@/components/ui/overlays/toast';
import { useChange } from '@/lib/changes/use-change';
import type { createProcedure } from '@/lib/contract/procedures';
import { procedureRoutes } from '@/lib/contract/routes/procedure-routes';
import type { FormOptions } from '@/lib/procedures/form-options';
import { NEW_PROCEDURE, newProcedure } from '@/lib/procedures/procedure-form';
import { PROCEDURE_READS } from '@/lib/procedures/procedure-queries';
import { PROCEDURES_PATH } from '@/lib/procedures/procedure-view';

interface NewProcedureScreenProps {
  options: FormOptions;
  /** The service lists procedures. */
  canLookUp: boolean;
}

export function NewProcedureScreen({ options, canLookUp }: NewProcedureScreenProps) {
  const t = useTranslations('procedures.form');
  const leadOn = useLeadOn();
  const toast = useToast();
  const change = useChange<typeof createProcedure>(procedureRoutes.create, {
    shown: PROCEDURE_READS,
    onMade: ({ name }) => {
      toast({ message: t('made', { name }) });
      leadOn(PROCEDURES_PATH);
    },
  });
  return (
    <ProcedureForm
      mode="create"
      loaded={NEW_PROCEDURE}
      change={change}
      toInput={(typed) => ({ body: newProcedure(typed) })}
      canLookUp={canLookUp}
      {...options}
    />
  );
}
