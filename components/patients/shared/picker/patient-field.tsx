'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { useEarlyTyping } from '@/components/form/inputs/use-early-typing';
import { Button } from '@/components/ui/buttons/button';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { CONTROL } from '@/components/ui/input';
import { Spinner } from '@/components/ui/states/spinner';
import { SEARCH_MAX_LENGTH } from '@/lib/contract/limits';
import type { PatientSummary } from '@/lib/contract/patients';
import { shortened } from '@/lib/kit/text/shortened';
import { newPatientHref } from '@/lib/patients/rules/patient-from-search';
import { PatientOption } from './patient-option';
import { usePatientChoice } from './use-patient-choice';

interface PatientFieldProps {
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  recents: readonly PatientSummary[];
  /**
   * How somebody new is written down: by what opens the fields for it, given the search, or in a tab of
   * its own where the form around leaves no room for them. Absent where it cannot be done.
   */
  create?: ((search: string) => void) | 'tab' | undefined;
  error: string | undefined;
  onPick: (patient: PatientSummary) => void;
}

/** Finds the patient as one types: a combobox with a listbox under it. */
export function PatientField({ today, recents, create, error, onPick }: PatientFieldProps) {
  const t = useTranslations('patientPicker');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choice = usePatientChoice({ label: t('label'), recents, onPick });
  const watchEarly = useEarlyTyping(choice.typed, (text) => {
    choice.type(text);
    // Who has gone on to another field finds no list over it.
    if (document.activeElement !== input.current) choice.close();
  });
  const { patients, isShown, isSearch, isLooking, failed, settled } = choice;
  // Who it is for is what the caller says first, and what is looked for again after "change".
  useEffect(() => {
    const field = input.current;
    // Who began to type elsewhere in the form before the page answered is not taken away from there.
    if (!field?.form?.contains(document.activeElement)) field?.focus();
  }, []);
  const isNobody = settled && !failed && patients.length === 0;

  return (
    // biome-ignore lint/a11y/useSemanticElements: one field with its list, not several.
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) choice.close();
      }}
    >
      <label id={`${id}-label`} htmlFor={id} className="mb-1 block font-medium">
        {t('label')}
      </label>
      <span className="relative block">
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-muted"
        />
        <input
          ref={(field) => {
            watchEarly(field);
            input.current = field;
          }}
          id={id}
          name="patient"
          {...choice.inputProps}
          aria-describedby={`${id}-hint`}
          {...(error !== undefined && { 'aria-invalid': true })}
          maxLength={SEARCH_MAX_LENGTH}
          placeholder={t('placeholder')}
          value={choice.typed}
          onChange={(event) => choice.type(event.target.value)}
          onFocus={choice.open}
          onClick={choice.open}
          className={cx(CONTROL, 'pr-8 pl-8.5')}
        />
        {isLooking && (
          <span className="absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-muted">
            <Spinner />
          </span>
        )}
      </span>
      <p id={`${id}-hint`} className="text-sm">
        {error !== undefined && (
          <span className="mt-1 flex gap-1 text-danger">
            <Icon name="alert" className="mt-0.5 size-4" />
            {error}
          </span>
        )}
      </p>
      <div
        className={cx(
          'absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-md border border-line bg-surface shadow-float',
          !isShown && 'hidden',
        )}
      >
        {!isSearch && (
          <p className="px-3 pt-2 text-xs font-medium text-ink-muted">{t('recents')}</p>
        )}
        <div
          {...choice.listProps}
          className={cx(
            'max-h-80 overflow-y-auto overscroll-contain p-1 empty:hidden',
            isLooking && 'dim-late',
          )}
        >
          {patients.map((patient, index) => (
            <PatientOption
              key={patient.id}
              {...choice.optionProps(index)}
              patient={patient}
              today={today}
            />
          ))}
        </div>
        <p role="status" className={cx('px-3 py-2', !(failed || isNobody) && 'sr-only')}>
          {failed && t('failed')}
          {isSearch && isNobody && t('none', { search: shortened(choice.typed.trim()) })}
          {isSearch && settled && !failed && !isNobody && t('results', { count: patients.length })}
        </p>
        {create && isSearch && (
          <p className="border-t border-line p-1">
            {create === 'tab' ? (
              <LinkButton
                href={newPatientHref(choice.typed)}
                target="_blank"
                size="small"
                variant="quiet"
                icon="add"
              >
                {t('createInTab')}
              </LinkButton>
            ) : (
              <Button
                size="small"
                variant="quiet"
                icon="add"
                onClick={() => {
                  choice.close();
                  create(choice.typed);
                }}
              >
                {t('create')}
              </Button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
