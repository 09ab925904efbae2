import { useTranslations } from 'next-intl';
import { ViewLink } from '@/components/agenda/view-link';
import { buttonClass } from '@/components/ui/button-class';

interface WithoutFiltersProps {
  href: string;
  onClear: (href: string) => void;
}

/** The way out of filters that leave nothing. */
export function WithoutFilters({ href, onClear }: WithoutFiltersProps) {
  const t = useTranslations('agenda.filters');
  return (
    <ViewLink href={href} onGo={onClear} className={buttonClass('secondary', 'medium')}>
      {t('clear')}
    </ViewLink>
  );
}
