import type { ClinicProblem } from '@/lib/queries/problem';

/**
 * Which of `odontogram.news.rule.*` says why a change of a chart was refused, where that is more than any
 * refusal. A rule that the service added since is told in general.
 */
export function ruleOf({ code, details }: ClinicProblem) {
  if (code === 'SIGNED_MEANWHILE') return 'signed_meanwhile';
  if (code === 'CHANGED_UNREAD') return 'changed_unread';
  if (code === 'NOT_SIGNED') return 'not_signed';
  if (code !== 'FINDING_RULE_VIOLATION') return undefined;
  const { rule } = details;
  return rule === 'dentition_mismatch' || rule === 'tooth_not_in_mode' ? rule : 'other';
}
