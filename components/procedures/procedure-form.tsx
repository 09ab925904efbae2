'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { SubmitEvent } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import { LockedFields } from '@/components/form/locked-fields';
import { NotesInput } from '@/components/form/notes-input';
import { PageForm } from '@/components/form/page-form';
import { sendOnControlEnter } from '@/components/form/send-on-control-enter';
import { TypedInput } from '@/components/form/typed-input';
import { UnknownOutcome } from '@/components/form/unknown-outcome';
import { useEarlyTicks } from '@/components/form/use-early-typing';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { LinkButton } from '@/components/ui/link-button';
import { News } from '@/components/ui/news';
import { MAX_PESOS } from '@/lib/contract/limits';
import { procedureLimits } from '@/lib/contract/procedure-limits';
import {
  PROCEDURE_FIELDS,
  type ProcedureDraft,
  type ProcedureField,
} from '@/lib/procedures/procedure-draft';
import { PROCEDURES_PATH, procedureHref } from '@/lib/procedures/procedure-view';
import { writePesos } from '@/lib/rules/money-format';
import { plainLetters } from '@/lib/rules/plain-letters';
import { readTypedMoney } from '@/lib/rules/typed-money';
import { PerformersField } from './performers-field';
import type { ProcedureFormState } from './use-procedure-form';

interface ProcedureFormProps {
  mode: 'create' | 'edit';
  form: ProcedureFormState;
  /** Those that procedures are of already, to choose from while typing. */
  specialties: readonly string[];
  /** Who may be named as performing it; undefined where they could not be read. */
  doctors: readonly { readonly id: string; readonly name: string }[] | undefined;
}

/** A procedure of the clinic: what it is called, how long it takes, what it costs, who performs it. */
export function ProcedureForm({ mode, form, specialties, doctors }: ProcedureFormProps) {
  const t = useTranslations('procedures.form');
  const common = useTranslations('common');
  const notes = useTranslations('common.notes');
  const locale = useLocale();
  const { draft, errors, type, submission, same } = form;
  const watchEarly = useEarlyTicks([draft.isActive], ([isActive = false]) => type({ isActive }));

  const most: Readonly<Record<ProcedureField, number>> = {
    ...procedureLimits,
    price: MAX_PESOS,
    doctorIds: procedureLimits.doctors,
  };
  const wordOf = (name: ProcedureField) =>
    errors[name] && t(`errors.${errors[name]}`, { most: most[name] });
  const line = (name: Exclude<keyof ProcedureDraft, 'doctorIds' | 'isActive'>) => ({
    name,
    value: draft[name],
    onType: (text: string) => type({ [name]: text }),
  });

  /** Written as it is elsewhere, it is the same one: two spellings would be two of them. */
  function writeSpecialty(): void {
    const typed = draft.specialty.trim();
    const known = specialties.find((name) => plainLetters(name) === plainLetters(typed));
    if (known === undefined) return;
    // An accent that its own spelling lacks is what is corrected.
    const isCorrected =
      known === form.loaded.specialty && known.toLowerCase() !== typed.toLowerCase();
    if (!isCorrected) type({ specialty: known });
  }

  function writePrice(): void {
    const money = readTypedMoney(draft.price);
    if (money.kind === 'pesos') type({ price: writePesos(money.pesos, locale) });
  }

  return (
    <PageForm
      noValidate
      autoComplete="off"
      onKeyDown={sendOnControlEnter}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        form.submit();
      }}
      className="grid max-w-3xl gap-4"
    >
      <ErrorSummary
        attempt={submission.attempt}
        fields={PROCEDURE_FIELDS.flatMap((name) => {
          const message = wordOf(name);
          return message ? [{ name, label: t(`fields.${name}`), message }] : [];
        })}
        problem={Object.values(errors).some(Boolean) ? undefined : submission.problem}
      />
      {same && (
        <News tone="attention" title={t(`same.${same.by}`)}>
          <p>{t('same.explain', { name: same.name })}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <LinkButton href={procedureHref(same.id)} target="_blank" size="small">
              {t('same.open')}
            </LinkButton>
            <Button size="small" onClick={form.saveAnyway}>
              {t('same.anyway')}
            </Button>
          </div>
        </News>
      )}
      {submission.isUnsettled && (
        <UnknownOutcome
          key={submission.attempt}
          title={t('unknown')}
          look={{ href: PROCEDURES_PATH, label: t('look') }}
          submission={submission}
        />
      )}
      <LockedFields {...submission} isPending={form.isPending}>
        <Card title={t('about')}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              label={t('fields.name')}
              error={wordOf('name')}
              isRequired
              className="sm:col-span-2"
            >
              {(control) => <TypedInput {...control} {...line('name')} />}
            </Field>
            <Field label={t('fields.specialty')} error={wordOf('specialty')} isRequired>
              {(control) => (
                <>
                  <TypedInput
                    {...control}
                    {...line('specialty')}
                    list="specialties"
                    onBlur={writeSpecialty}
                  />
                  <datalist id="specialties">
                    {specialties.map((name) => (
                      <option key={name} value={name} />
                    ))}
                  </datalist>
                </>
              )}
            </Field>
            <Field label={t('fields.code')} note={t('optional')} error={wordOf('code')}>
              {(control) => (
                <TypedInput {...control} {...line('code')} className="tabular" inputMode="text" />
              )}
            </Field>
            <div className="sm:col-span-2">
              <NotesInput
                label={t('fields.description')}
                note={t('optional')}
                max={procedureLimits.description}
                value={draft.description}
                onChange={(description) => type({ description })}
                error={
                  errors.description === 'refused'
                    ? notes('characters', { more: 0, max: procedureLimits.description })
                    : undefined
                }
              />
            </div>
          </div>
        </Card>
        <Card title={t('terms')}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('fields.duration')} error={wordOf('duration')} isRequired>
              {(control) => (
                <TypedInput
                  {...control}
                  {...line('duration')}
                  inputMode="numeric"
                  className="tabular text-right"
                />
              )}
            </Field>
            <Field label={t('fields.price')} error={wordOf('price')} isRequired>
              {(control) => (
                <TypedInput
                  {...control}
                  {...line('price')}
                  inputMode="decimal"
                  className="tabular text-right"
                  onBlur={writePrice}
                />
              )}
            </Field>
          </div>
          {mode === 'edit' && <p className="mt-3 text-sm text-ink-muted">{t('from')}</p>}
        </Card>
        <PerformersField
          doctors={doctors}
          chosen={draft.doctorIds}
          error={wordOf('doctorIds')}
          onChoose={(doctorIds) => type({ doctorIds })}
        />
        {mode === 'edit' && (
          <Checkbox
            ref={watchEarly}
            label={t('fields.active')}
            checked={draft.isActive}
            onChange={({ target }) => type({ isActive: target.checked })}
          />
        )}
      </LockedFields>
      <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-2 border-t border-line bg-canvas px-1 py-3 max-md:bottom-14 short:static">
        <Button
          type="submit"
          variant="primary"
          pending={form.isPending}
          disabledReason={
            submission.isUnsettled
              ? common('unknown.locked')
              : mode === 'edit' && !form.isChanged
                ? t('nothing')
                : undefined
          }
          aria-keyshortcuts="Control+Enter"
        >
          {t(`submit.${mode}`)}
        </Button>
        <LinkButton href={PROCEDURES_PATH} variant="quiet">
          {common('cancel')}
        </LinkButton>
      </div>
    </PageForm>
  );
}
