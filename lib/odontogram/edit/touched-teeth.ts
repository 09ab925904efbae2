import { counterpartOf } from '@/lib/rules/fdi';
import type { Edit } from './edit';

/** The teeth that an edit can change anything of; a dentition or a signature changes no finding. */
export function touchedTeeth(edit: Edit): ReadonlySet<number> {
  switch (edit.kind) {
    case 'findings':
      return new Set([...edit.register, ...edit.remove].map(({ toothFdi }) => toothFdi));
    case 'finding':
      return new Set([edit.finding.toothFdi]);
    case 'tooth':
      return new Set([edit.toothFdi, counterpartOf(edit.toothFdi) ?? edit.toothFdi]);
    case 'mode':
    case 'sign':
      return new Set();
  }
}
