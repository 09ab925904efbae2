import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { focusContentOnceGone } from '@/components/ui/focus-content';
import { LinkButton } from '@/components/ui/link-button';
import { News } from '@/components/ui/news';
import type { NextStep } from '@/lib/changes/outcome';
import { useAutoCheck } from './use-auto-check';
import type { Submission } from './use-submission';

interface UnknownOutcomeProps {
  title: string;
  /** The screen that shows it, where it was made. */
  look: { readonly href: string; readonly label: string };
  submission: Pick<
    Submission,
    'isPending' | 'next' | 'sendAgain' | 'checkQuietly' | 'found' | 'forget'
  >;
}

/** The answer of a whole form was lost. Says what can be done about it, which depends on the service. */
export function UnknownOutcome({ title, look, submission }: UnknownOutcomeProps) {
  const { isPending, next, sendAgain, checkQuietly, found, forget } = submission;
  const t = useTranslations('common.unknown');
  const common = useTranslations('common');
  const router = useRouter();
  useAutoCheck(next === 'check', checkQuietly);
  const waits = isPending ? common('saving') : undefined;
  return (
    <News tone="attention" title={title}>
      <p>{t(next)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {next !== 'look' && (
          <>
            <AgainButton next={next} isPending={isPending} onClick={sendAgain} />
            <LinkButton href={look.href} target="_blank" size="small">
              {look.label}
            </LinkButton>
          </>
        )}
        {next === 'look' && (
          <Button
            size="small"
            waitsFor={waits}
            onClick={async () => {
              await found();
              router.push(look.href);
            }}
          >
            {t('found')}
          </Button>
        )}
        <Button
          ref={focusContentOnceGone}
          size="small"
          variant="quiet"
          waitsFor={waits}
          onClick={forget}
        >
          {t('forget')}
        </Button>
      </div>
    </News>
  );
}

interface AgainButtonProps {
  next: NextStep;
  isPending: boolean;
  onClick: () => void;
}

/** Checks, which sends nothing; or sends again, where the service makes no second one. */
export function AgainButton({ next, isPending, onClick }: AgainButtonProps) {
  const t = useTranslations('common.unknown');
  return (
    <Button ref={focusContentOnceGone} size="small" pending={isPending} onClick={onClick}>
      {t(next === 'send-again' ? 'resend' : 'again')}
    </Button>
  );
}
