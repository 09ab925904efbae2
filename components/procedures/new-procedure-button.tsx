import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { PROCEDURES_PATH } from '@/lib/procedures/procedure-view';

export function NewProcedureButton() {
  const t = useTranslations('procedures');
  return (
    <LinkButton href={`${PROCEDURES_PATH}/new`} variant="primary" icon="add" data-shortcut="new">
      {t('create')}
    </LinkButton>
  );
}
