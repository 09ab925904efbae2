import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { focusContentOnceGone } from '@/components/ui/focus-content';
import { LinkButton } from '@/components/ui/link-button';
import { News } from '@/components/ui/news';

interface UnknownOutcomeProps {
  title: string;
  /** Where it would be seen. */
  look: { readonly href: string; readonly label: string };
  isPending: boolean;
  /** Sends the same once more: it is made if it was not. */
  onAgain: () => void;
  /** Somebody has looked, and it was not made. */
  onForget: () => void;
}

/** The answer was lost: what may have been made is found out before anything is sent anew. */
export function UnknownOutcome({ title, look, isPending, onAgain, onForget }: UnknownOutcomeProps) {
  const t = useTranslations('common.unknown');
  const common = useTranslations('common');
  return (
    <News tone="attention" title={title}>
      <p>{t('explain')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button ref={focusContentOnceGone} size="small" pending={isPending} onClick={onAgain}>
          {t('again')}
        </Button>
        <LinkButton href={look.href} target="_blank" size="small">
          {look.label}
        </LinkButton>
        <Button
          ref={focusContentOnceGone}
          size="small"
          variant="quiet"
          waitsFor={isPending ? common('saving') : undefined}
          onClick={onForget}
        >
          {t('forget')}
        </Button>
      </div>
    </News>
  );
}
