'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ChartFinding } from '@/lib/odontogram/chart-data';
import type { ChartRights } from '@/lib/odontogram/chart-rights';
import { type Edit, removing } from '@/lib/odontogram/edit/edit';
import type { EditOutcome } from '@/lib/odontogram/edit/editor-state';
import type { FindingChange } from '@/lib/odontogram/plan/finding-change';
import { procedureQueries } from '@/lib/queries/procedures';
import { useStable } from '../use-stable';
import type { FindingActions, Offered, SaveResult } from './finding-actions';

interface Options {
  readonly findings: readonly ChartFinding[];
  readonly rights: ChartRights;
  readonly submit: (edit: Edit) => Promise<EditOutcome>;
}

/** What the panel of a tooth has done to its findings, as edits of the chart. */
export function useFindingActions({ findings, rights, submit }: Options): FindingActions {
  const queries = useQueryClient();
  const findingOf = (id: string) => findings.find((finding) => finding.id === id);
  const onSave = useStable(async (id: string, change: FindingChange): Promise<SaveResult> => {
    const seen = findingOf(id);
    if (seen === undefined) return { ok: true };
    return submit({ kind: 'finding', finding: seen, change, seen });
  });
  const onRemove = useStable(async (id: string): Promise<SaveResult> => {
    const seen = findingOf(id);
    return seen === undefined ? { ok: true } : submit(removing(seen));
  });
  const searchProcedures = useStable(async (text: string) => {
    if (!rights.searchProcedures) return [];
    const { data } = await queries.fetchQuery(procedureQueries.search(text));
    return data.map(({ id, name, price }) => ({ id, name, price }));
  });
  return useMemo(() => {
    const offered = (right: boolean): Offered =>
      right ? 'yes' : rights.register ? 'not-offered' : 'no';
    const can = { change: offered(rights.change), remove: offered(rights.remove) };
    return { can, onSave, onRemove, searchProcedures };
  }, [rights, onSave, onRemove, searchProcedures]);
}
