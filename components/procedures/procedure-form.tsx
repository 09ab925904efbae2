'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { CheckboxField, MoneyField, NotesField, TextField } from '@/components/form/fields';
import { FormShell } from '@/components/form/form-shell';
import { useChangeForm } from '@/components/form/use-change-form';
import { Button } from '@/components/ui/buttons/button';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { Card } from '@/components/ui/card';
import { News } from '@/components/ui/news';
import type { Change } from '@/lib/changes/use-change';
import { procedureLimits } from '@/lib/contract/limits';
import { plainLetters } from '@/lib/kit/text/plain-letters';
import {
  PROCEDURE_MOST,
  type ProcedureError,
  type ProcedureValues,
  procedureForm,
  type TypedProcedure,
} from '@/lib/procedures/procedure-form';
import { PROCEDURES_PATH, procedureHref } from '@/lib/procedures/procedure-view';
import { findSameProcedure, type SameProcedure } from '@/lib/procedures/same-procedure';
import { PerformersField } from './performers-field';

interface ProcedureFormProps<Input, Output> {
  mode: 'create' | 'edit';
  /** Its id where it is there already. */
  ownId?: string;
  loaded: ProcedureValues;
  change: Change<Input, Output>;
  /** Undefined where nothing is to be sent. */
  toInput: (typed: TypedProcedure) => Input | undefined;
  /** The service lists procedures: names and codes can be looked up. */
  canLookUp: boolean;
  /** Those that procedures are of already, to choose from while typing. */
  specialties: readonly string[];
  /** Who may be named as performing it; undefined where they could not be read. */
  doctors: readonly { readonly id: string; readonly name: string }[] | undefined;
}

type FieldName = Exclude<keyof ProcedureValues, 'isActive'> | 'active';

/** A procedure of the clinic: what it is called, how long it takes, what it costs, who performs it. */
export function ProcedureForm<Input extends object, Output>({
  mode,
  ownId,
  loaded,
  change,
  toInput,
  canLookUp,
  specialties,
  doctors,
}: ProcedureFormProps<Input, Output>) {
  const t = useTranslations('procedures.form');
  const queries = useQueryClient();
  const [same, setSame] = useState<SameProcedure>();
  const form = useChangeForm({
    schema: procedureForm,
    values: loaded,
    change,
    draft: { id: `procedure ${ownId ?? 'new'}` },
    toInput,
    async mayBeSent(typed) {
      const found = canLookUp
        ? await findSameProcedure(queries, { typed, loaded, ownId })
        : undefined;
      setSame(found);
      return found === undefined;
    },
  });
  return (
    <FormShell
      form={form}
      words={{
        label: (name) => t(`fields.${name === 'isActive' ? 'active' : (name as FieldName)}`),
        error: (name, code) =>
          t(`errors.${code as ProcedureError}`, { most: PROCEDURE_MOST[name] ?? 0 }),
      }}
      submit={t(`submit.${mode}`)}
      unknown={{ title: t('unknown'), look: { href: PROCEDURES_PATH, label: t('look') } }}
      cancelHref={PROCEDURES_PATH}
      {...(mode === 'edit' && { unchanged: t('nothing') })}
      notice={
        same && (
          <News tone="attention" title={t(`same.${same.by}`)}>
            <p>{t('same.explain', { name: same.name })}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <LinkButton href={procedureHref(same.id)} target="_blank" size="small">
                {t('same.open')}
              </LinkButton>
              <Button size="small" onClick={form.sendAnyway}>
                {t('same.anyway')}
              </Button>
            </div>
          </News>
        )
      }
    >
      <Card title={t('about')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="name" isRequired className="sm:col-span-2" />
          <SpecialtyField known={specialties} loaded={loaded.specialty} />
          <TextField name="code" note={t('optional')} input={{ className: 'tabular' }} />
          <div className="sm:col-span-2">
            <NotesField name="description" note={t('optional')} max={procedureLimits.description} />
          </div>
        </div>
      </Card>
      <Card title={t('terms')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="duration"
            isRequired
            input={{ inputMode: 'numeric', className: 'tabular text-right' }}
          />
          <MoneyField name="price" isRequired />
        </div>
        {mode === 'edit' && <p className="mt-3 text-sm text-ink-muted">{t('from')}</p>}
      </Card>
      <PerformersField doctors={doctors} />
      {mode === 'edit' && <CheckboxField name="isActive" />}
    </FormShell>
  );
}

interface SpecialtyFieldProps {
  /** Those that procedures are of already. */
  known: readonly string[];
  loaded: string;
}

/** Of which specialty it is. One that is known is written as it is known: two spellings would be two. */
function SpecialtyField({ known, loaded }: SpecialtyFieldProps) {
  const { getValues, setValue } = useFormContext<ProcedureValues>();
  return (
    <TextField
      name="specialty"
      isRequired
      suggestions={known}
      input={{
        onBlur() {
          const typed = getValues('specialty').trim();
          const same = known.find((name) => plainLetters(name) === plainLetters(typed));
          if (same === undefined || same === getValues('specialty')) return;
          // An accent that its own spelling lacks is being corrected.
          const isCorrected = same === loaded && same.toLowerCase() !== typed.toLowerCase();
          if (!isCorrected) setValue('specialty', same, { shouldDirty: true });
        },
      }}
    />
  );
}
