import { useTranslations } from 'next-intl';
import { actionsOf, actionWord } from '@/lib/audit/actions';
import { ACTION_GROUPS } from '@/lib/contract/route';

/** Whole kinds of actions first, then each action under its kind. */
export function ActionOptions() {
  const t = useTranslations('audit');
  const words = useTranslations('audit.actions');
  return (
    <>
      <option value="">{t('filters.anyAction')}</option>
      <optgroup label={t('filters.kinds')}>
        {ACTION_GROUPS.map((group) => (
          <option key={group} value={group}>
            {t(`groups.${group}`)}
          </option>
        ))}
      </optgroup>
      {ACTION_GROUPS.map((group) => (
        <optgroup key={group} label={t(`groups.${group}`)}>
          {actionsOf(group).map((action) => (
            <option key={action} value={action}>
              {words(actionWord(action))}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
