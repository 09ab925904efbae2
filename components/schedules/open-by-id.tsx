import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

/** Where the service has no list of doctors: one that nobody knows yet is opened by id. */
export function OpenById({ asked }: { asked: string | undefined }) {
  const t = useTranslations('schedules.byId');
  return (
    <form method="get" action="/schedules" className="flex flex-wrap items-end gap-2">
      <Field
        label={t('label')}
        {...(asked !== undefined && { error: t('invalid') })}
        className="w-64 max-w-full"
      >
        {(control) => (
          <Input
            {...control}
            name="doctor"
            defaultValue={asked}
            required
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Button type="submit">{t('open')}</Button>
    </form>
  );
}
