import { useTranslations } from 'next-intl';
import { problemMessage } from '@/components/form/problem-message';
import { ReloadOnReturn } from '@/components/form/reload-on-return';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { State } from '@/components/ui/states/state';
import { UnavailableState } from '@/components/ui/states/unavailable-state';
import type { PageProblem } from '@/lib/queries/page-problem';

/** In place of a form that the service takes nothing from, or nobody knows yet if it does. */
export function PatientFormNotOffered({ problem }: { problem: PageProblem }) {
  const t = useTranslations();
  const back = <LinkButton href="/patients">{t('patient.back')}</LinkButton>;
  if (problem.code === 'NOT_OFFERED') {
    return (
      <UnavailableState title={t('patientForm.notOfferedTitle')} action={back}>
        {t('patientForm.notOfferedExplain')}
      </UnavailableState>
    );
  }
  return (
    <>
      <State
        icon="offline"
        heading="h1"
        title={t(`errors.problem.${problemMessage(problem)}`)}
        action={back}
      />
      <ReloadOnReturn />
    </>
  );
}
