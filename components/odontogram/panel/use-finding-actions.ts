'use client';

import { useMemo } from 'react';
import type { ChartRights } from '@/lib/odontogram/chart-rights';
import { type Edit, removing } from '@/lib/odontogram/edit/edit';
import type { EditOutcome } from '@/lib/odontogram/edit/editor-state';
import type { ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { useStable } from '../use-stable';
import type { FindingActions, Offered } from './finding-actions';

interface Options {
  readonly rights: ChartRights;
  readonly submit: (edit: Edit) => Promise<EditOutcome>;
}

/** What the panel of a tooth has done to its findings, as edits of the chart. */
export function useFindingActions({ rights, submit }: Options): FindingActions {
  const onSave = useStable<Parameters<FindingActions['onSave']>, Promise<EditOutcome>>(
    (finding, change, seen) => submit({ kind: 'finding', finding, change, ...(seen && { seen }) }),
  );
  const onRemove = useStable((finding: ChartFinding) => submit(removing(finding)));
  return useMemo(() => {
    const offered = (right: boolean): Offered =>
      right ? 'yes' : rights.register ? 'not-offered' : 'no';
    const can = {
      change: offered(rights.change),
      remove: offered(rights.remove),
      searchProcedures: rights.searchProcedures,
    };
    return { can, onSave, onRemove };
  }, [rights, onSave, onRemove]);
}
