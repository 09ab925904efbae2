import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { LinkButton } from '@/components/ui/buttons/link-button';

interface WaysOutProps {
  /** Where the bill there is stands. */
  href: string;
  label: string;
  /** Bills the same lines, not as the appointment's, where that can be. */
  onUnlink: (() => void) | undefined;
}

/** What one can do about an attention that is billed already; what was typed stays where it is. */
export function WaysOut({ href, label, onUnlink }: WaysOutProps) {
  const t = useTranslations('billing.billed');
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <LinkButton href={href} target="_blank" size="small">
        {label}
      </LinkButton>
      {onUnlink && (
        <Button size="small" onClick={onUnlink}>
          {t('unlink')}
        </Button>
      )}
    </div>
  );
}
