'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { DateInput } from '@/components/form/inputs/date-input';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { PageForm } from '@/components/form/page-form';
import { useUnderWayGuard } from '@/components/form/use-unsaved-guard';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/field';
import { useServiceLanguage } from '@/components/ui/service-words';
import { billingHandlers } from '@/lib/billing/handlers';
import type { readExportForm } from '@/lib/contract/billing/invoice-export';
import type { OperationOutput } from '@/lib/contract/operation';
import { type DateRangeError, rangeErrors } from '@/lib/kit/dates/typed-range';
import { ExportProgress } from './export-progress';
import { type Download, useDownload } from './use-download';

interface ExportFormProps {
  form: OperationOutput<typeof readExportForm>;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  /** The service tells what can be exported, and may not let anybody have it. */
  canDownload: boolean;
}

function whileRunning(download: Download): Download {
  const isRunning = download.kind === 'preparing' || download.kind === 'coming';
  return isRunning ? download : { kind: 'none' };
}

const EARLIEST = '2000-01-01';

/** Options, defaults, maximum and help are the service's; only the words around them are ours. */
export function ExportForm({ form, today, canDownload }: ExportFormProps) {
  const t = useTranslations('invoiceExport');
  const lang = useServiceLanguage();
  const dateErrors = useTranslations('common.date.errors');
  const [type, setType] = useState(form.defaultInvoiceType);
  const [dates, setDates] = useState({ from: form.defaultFrom, to: form.defaultTo });
  const [isTried, setTried] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const { download, start, cancel } = useDownload();
  const isRunning = download.kind === 'preparing' || download.kind === 'coming';
  useUnderWayGuard(isRunning, t('leave'));
  const locale = useLocale();
  const told = rangeErrors(dates, locale);
  const wrong = {
    from: dates.from === '' ? 'required' : told.from,
    to: dates.to === '' ? 'required' : told.to,
  } as const;
  const wordOf = (error: 'required' | DateRangeError) =>
    error === 'required' ? t('errors.required') : dateErrors(error);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!canDownload) return;
    setTried(true);
    const first = (['from', 'to'] as const).find((name) => wrong[name] !== undefined);
    if (first) {
      const field = element.current?.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    const asked = new URLSearchParams({ invoiceType: type, ...dates, locale });
    void start(`${billingHandlers.invoicesArchive.path}?${asked}`);
  }

  return (
    <PageForm
      ref={element}
      noValidate
      autoComplete="off"
      onSubmit={submit}
      className="max-w-2xl space-y-4"
    >
      <p lang={lang} className="text-ink-muted text-pretty">
        {form.helpText}
      </p>
      <div className="grid gap-4 rounded-md border border-line bg-surface p-4 sm:grid-cols-3">
        <Field label={t('type')}>
          {(control) => (
            <TypedSelect {...control} name="invoiceType" value={type} onChoose={setType}>
              {form.invoiceTypeOptions.map(({ value, label }) => (
                <option key={value} value={value} lang={lang}>
                  {label}
                </option>
              ))}
            </TypedSelect>
          )}
        </Field>
        {(['from', 'to'] as const).map((name) => (
          <Field
            key={name}
            label={t(name)}
            error={isTried && wrong[name] ? wordOf(wrong[name]) : undefined}
          >
            {(control) => (
              <DateInput
                control={control}
                name={name}
                value={dates[name]}
                onChange={(value) => setDates((before) => ({ ...before, [name]: value }))}
                min={EARLIEST}
                max={today}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="space-y-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {canDownload && (
            <Button type="submit" variant="primary" pending={isRunning}>
              {t('submit')}
            </Button>
          )}
          <p className="text-ink-muted">{t('max', { max: form.maxInvoices })}</p>
        </div>
        <ExportProgress
          // What became of an earlier one says nothing of dates that are wrong now.
          download={wrong.from || wrong.to ? whileRunning(download) : download}
          maxInvoices={form.maxInvoices}
          onCancel={() => {
            cancel();
            element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
          }}
        />
      </div>
    </PageForm>
  );
}
