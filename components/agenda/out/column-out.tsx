import { useTranslations } from 'next-intl';
import { useOutWords } from '@/components/agenda/shared/use-out-words';
import { ICON_BUTTON } from '@/components/ui/buttons/icon-button';
import { Link } from '@/components/ui/buttons/link';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import type { Out } from '@/lib/agenda/rules/blocks';

interface OutNoteProps {
  out: Out;
  /** Appointments that are left behind, and where they are moved; absent where the person may not. */
  stranded: { readonly count: number; readonly href: string } | undefined;
}

/** In the head of a column: why the doctor is not there, and the way to whom that leaves behind. */
export function OutNote({ out, stranded }: OutNoteProps) {
  const words = useOutWords();
  const t = useTranslations('out.relocate');
  const told = words.out(out);
  if (stranded && stranded.count > 0) {
    return (
      <div className="text-xs leading-3.5 print:leading-3">
        <p className="truncate font-medium text-attention" title={told}>
          {told}
        </p>
        <p>
          <Link
            href={stranded.href}
            className="inline-flex min-h-5 items-center font-semibold whitespace-nowrap text-accent underline underline-offset-2 print:hidden"
          >
            {t('toMove', { count: stranded.count })}
          </Link>
        </p>
      </div>
    );
  }
  return (
    <p className="truncate text-xs font-medium text-attention print:leading-3" title={told}>
      {told}
    </p>
  );
}

interface OutButtonProps {
  name: string;
  onOpen: () => void;
}

/** Opens what is recorded of a column. No stop of the Tab key: the button above the agenda is one. */
export function ColumnOutButton({ name, onOpen }: OutButtonProps) {
  const t = useTranslations('out');
  const label = t('open', { name });
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      onClick={onOpen}
      className={cx(ICON_BUTTON, 'absolute right-0 bottom-0 size-6 touch:size-8 print:hidden')}
    >
      <Icon name="more" />
    </button>
  );
}
