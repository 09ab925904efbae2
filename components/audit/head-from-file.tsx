'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { readHeadText } from '@/lib/kit/trail-head';

const typed = z.object({
  head: z.string().check(z.refine((text) => readHeadText(text) !== undefined)),
});

interface HeadFromFileProps {
  isChecking: boolean;
  onCheck: (head: string) => void;
}

/** Verifies the trail against the last line of a CSV that was downloaded before. */
export function HeadFromFile({ isChecking, onCheck }: HeadFromFileProps) {
  const t = useTranslations('audit.verify.fromFile');
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { head: '' },
    resolver: standardSchemaResolver(typed),
  });
  return (
    <form
      noValidate
      className="mb-4 max-w-2xl"
      onSubmit={(event) => void handleSubmit(({ head }) => onCheck(head))(event)}
    >
      <Field
        label={t('label')}
        help={t('help')}
        error={formState.errors.head && t('wrong')}
        isRequired
      >
        {(control) => (
          <div className="flex gap-2">
            <Input {...control} {...register('head')} autoComplete="off" spellCheck={false} />
            <Button type="submit" pending={isChecking} className="shrink-0">
              {t('check')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
