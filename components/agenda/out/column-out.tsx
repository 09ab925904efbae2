import { useTranslations } from 'next-intl';
import { useOutWords } from '@/components/agenda/shared/use-out-words';
import { ICON_BUTTON } from '@/components/ui/buttons/icon-button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import type { Out } from '@/lib/agenda/rules/blocks';

interface OutNoteProps {
  out: Out;
}

/** In the head of a column: why the doctor is not there. */
export function OutNote({ out }: OutNoteProps) {
  const words = useOutWords();
  const told = words.out(out);
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
      className={cx(ICON_BUTTON, 'ml-auto size-6 touch:size-8 print:hidden')}
    >
      <Icon name="more" />
    </button>
  );
}
