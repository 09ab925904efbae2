import { useTranslations } from 'next-intl';
import { problemMessage } from '@/components/form/problem-message';
import { Banner } from '@/components/ui/banner';
import { Correlation } from '@/components/ui/correlation';
import { isUnknown } from '@/lib/odontogram/edit/editor-state';
import type { ClinicProblem } from '@/lib/queries/problem';
import { ruleOf } from '../rule-of';

/** That something was not done, where it was asked for, with what to quote. */
export function RefusalNotice({ problem }: { problem: ClinicProblem | undefined }) {
  const t = useTranslations('errors');
  const rules = useTranslations('odontogram.news.rule');
  if (problem === undefined) return null;
  const { correlationId } = problem;
  const rule = ruleOf(problem);
  const message = isUnknown(problem) ? 'unknownOutcome' : problemMessage(problem);
  return (
    <Banner tone="danger" urgent className="mt-1.5">
      <p>{rule ? rules(rule) : t(`problem.${message}`)}</p>
      {correlationId && <Correlation label={t('correlation')} id={correlationId} />}
    </Banner>
  );
}
