'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useEarlyTyping } from '@/components/form/inputs/use-early-typing';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { CONTROL } from '@/components/ui/input';
import { Spinner } from '@/components/ui/states/spinner';
import { SEARCH_MAX_LENGTH } from '@/lib/contract/limits';

interface PatientSearchProps {
  id: string;
  value: string;
  searching: boolean;
  /** Sent along when the form is submitted without script. */
  status: string | undefined;
  onType: (value: string) => void;
  /** Enter: what was typed shall be searched at once. */
  onSubmit: () => void;
}

/** Works as a plain form before and without script; with it, searches as one types. */
export function PatientSearch({
  id,
  value,
  searching,
  status,
  onType,
  onSubmit,
}: PatientSearchProps) {
  const t = useTranslations('patients.search');
  const input = useRef<HTMLInputElement>(null);
  const watchEarly = useEarlyTyping(value, onType);
  return (
    <search className="min-w-0 flex-1 max-sm:basis-full">
      <form
        action="/patients"
        method="get"
        className="relative flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <label htmlFor={id} className="sr-only">
          {t('label')}
        </label>
        <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-muted">
          {searching ? <Spinner className="size-4.5" /> : <Icon name="search" />}
        </span>
        <input
          ref={(field) => {
            watchEarly(field);
            input.current = field;
          }}
          id={id}
          type="search"
          name="search"
          value={value}
          onChange={(event) => onType(event.target.value)}
          maxLength={SEARCH_MAX_LENGTH}
          placeholder={t('placeholder')}
          aria-describedby={`${id}-keys`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          className={cx(
            CONTROL,
            'h-10 pr-10 pl-10 touch:h-11 touch:pr-11 [&::-webkit-search-cancel-button]:hidden',
          )}
        />
        <span id={`${id}-keys`} className="sr-only">
          {t('keys')}
        </span>
        {status !== undefined && <input type="hidden" name="status" value={status} />}
        {value !== '' && (
          <IconButton
            icon="close"
            label={t('clear')}
            className="absolute top-1 right-1 touch:top-0 touch:right-0"
            onClick={() => {
              onType('');
              input.current?.focus();
            }}
          />
        )}
      </form>
    </search>
  );
}
