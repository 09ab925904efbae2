import { useTranslations } from 'next-intl';
import { problemFacts, problemMessage } from '@/components/form/problem-message';
import { isAbsent } from '@/lib/changes/outcome';
import { ClinicProblem } from '@/lib/queries/problem';

/** Why a change of an appointment was not made, in words; none where the shell asks to sign in again. */
export function useRefusalWords() {
  const t = useTranslations('appointment');
  const problems = useTranslations('errors.problem');
  return (error: unknown): string | undefined => {
    if (error instanceof ClinicProblem && !isAbsent(error)) {
      if (error.status === 401) return undefined;
      if (error.status === 412) return t('changedMeanwhile');
      if (error.code === 'APPOINTMENT_OVERLAP' || error.status === 409) return t('slotTaken');
    }
    return problems(problemMessage(problemFacts(error)));
  };
}
