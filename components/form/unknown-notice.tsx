import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { News } from '@/components/ui/news';
import { focusContentOnceGone } from '@/components/ui/overlays/focus-content';
import { useAutoCheck } from './use-auto-check';
import type { ChangeForm } from './use-change-form';

export interface UnknownWords {
  readonly title?: string;
  /**
   * The screen that shows it, where it was made. `explain` where it does so also when the service cannot
   * be asked.
   */
  readonly look?: { readonly href: string; readonly label: string; readonly explain?: string };
  /** Called where a person has found that it was made. Where absent, the screen that shows it is opened. */
  readonly onFound?: () => void;
}

interface UnknownNoticeProps extends UnknownWords {
  change: ChangeForm['change'];
}

/**
 * The answer of a form was lost. Says what can be done about it, which depends on the service: check,
 * which sends nothing; send again, where the service makes no second one; or look and say.
 */
export function UnknownNotice({ title, look, onFound, change }: UnknownNoticeProps) {
  const { state, unknown, check, sendAgain, discard } = change;
  const t = useTranslations('common.unknown');
  const common = useTranslations('common');
  const router = useRouter();
  const next = unknown?.next;
  useAutoCheck(next === 'check', () => void check('quietly'));
  if (next === undefined) return null;
  const isShown = next === 'look' && look?.explain !== undefined;
  const isPending = state === 'pending';
  const waits = isPending ? common('saving') : undefined;
  return (
    <News tone="attention" {...(title !== undefined && { title })}>
      <p>{isShown ? look.explain : t(next)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {isShown && (
          <LinkButton href={look.href} target="_blank" size="small">
            {look.label}
          </LinkButton>
        )}
        {next === 'look' ? (
          <Button
            size="small"
            waitsFor={waits}
            onClick={async () => {
              await discard('made');
              if (onFound) onFound();
              else if (look) router.push(look.href);
            }}
          >
            {t('found')}
          </Button>
        ) : (
          <>
            <Button
              ref={focusContentOnceGone}
              size="small"
              pending={isPending}
              onClick={() => (next === 'send-again' ? sendAgain() : void check())}
            >
              {t(next === 'send-again' ? 'resend' : 'again')}
            </Button>
            {look && (
              <LinkButton href={look.href} target="_blank" size="small">
                {look.label}
              </LinkButton>
            )}
          </>
        )}
        <Button
          ref={focusContentOnceGone}
          size="small"
          variant="quiet"
          waitsFor={waits}
          onClick={() => void discard('not-made')}
        >
          {t('forget')}
        </Button>
      </div>
    </News>
  );
}
