'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Banner } from '@/components/ui/banner';
import { Correlation } from '@/components/ui/correlation';
import { problemFacts, problemMessage } from './problem-message';

export interface WrongField {
  /** Name of the form field, as in its `name` attribute. */
  name: string;
  label: string;
  message: string;
}

interface ErrorSummaryProps {
  /** Counts submissions, so that focus moves here again when the same errors come back. */
  attempt: number;
  fields: readonly WrongField[];
  /** What the server said; `undefined` when only fields are wrong. */
  problem?: unknown;
}

function focusField(form: HTMLFormElement | null | undefined, name: string) {
  const found = form?.elements.namedItem(name);
  // Choices of one name are found together: the first of them stands for all.
  const control = found instanceof RadioNodeList ? found[0] : found;
  if (control instanceof HTMLElement) control.focus();
}

/** First thing in a form. Takes the focus after a refused submit and leads to each field. */
export function ErrorSummary({ attempt, fields: wrong, problem }: ErrorSummaryProps) {
  const t = useTranslations('errors');
  const box = useRef<HTMLDivElement>(null);
  // What is told at a field before the first submit is told there alone.
  const fields = attempt > 0 ? wrong : [];
  const shown = fields.length > 0 || problem !== undefined;

  // An error that comes later than its submit, such as when a field is left, takes no focus away.
  const told = useRef(0);
  useEffect(() => {
    if (!shown || told.current === attempt) return;
    told.current = attempt;
    box.current?.focus();
  }, [attempt, shown]);

  if (!shown) return null;
  const facts = problem === undefined ? undefined : problemFacts(problem);
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Banner
        tone="danger"
        {...(fields.length > 0 ? { title: t('summary', { count: fields.length }) } : {})}
      >
        {facts && <p>{t(`problem.${problemMessage(facts)}`)}</p>}
        {fields.length > 0 && (
          <ul className="mt-1">
            {fields.map(({ name, label, message }) => (
              <li key={`${name} ${label}`}>
                <button
                  type="button"
                  className="min-h-6 text-left underline underline-offset-2"
                  onClick={() => focusField(box.current?.closest('form'), name)}
                >
                  {label}: {message}
                </button>
              </li>
            ))}
          </ul>
        )}
        {facts?.correlationId && <Correlation label={t('correlation')} id={facts.correlationId} />}
      </Banner>
    </div>
  );
}
