import Form from 'next/form';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { CONTROL } from '@/components/ui/input';
import { SEARCH_MAX_LENGTH } from '@/lib/contract/limits';

/** Most visits begin with a name. A plain form: it works before and without script. */
export function FindPatient() {
  const t = useTranslations();
  return (
    <search className="mb-4">
      <Form action="/patients" prefetch={false} className="flex gap-2">
        <span className="relative block min-w-0 flex-1">
          <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-ink-muted">
            <Icon name="search" className="size-5" />
          </span>
          <input
            type="search"
            name="search"
            required
            maxLength={SEARCH_MAX_LENGTH}
            aria-label={t('today.search.label')}
            placeholder={t('patients.search.placeholder')}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            className={cx(CONTROL, 'h-12 pl-11 text-lg')}
          />
        </span>
        <Button type="submit" size="large" className="h-12">
          {t('today.search.submit')}
        </Button>
      </Form>
    </search>
  );
}
