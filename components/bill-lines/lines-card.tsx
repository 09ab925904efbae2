'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { itemFieldName } from '@/components/procedure-picker/use-item-words';
import { useProcedureSearch } from '@/components/procedure-picker/use-procedure-search';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { LineDraft, LineErrors } from '@/lib/billing/bill-lines';
import { MAX_BILL_LINES } from '@/lib/contract/limits';
import { LineFields } from './line-fields';

interface LinesCardProps {
  title: string;
  lines: readonly LineDraft[];
  errors: LineErrors;
  /** The service lists the clinic's procedures. */
  searchesProcedures: boolean;
  onChange: (line: LineDraft) => void;
  onRemove: (key: string) => void;
  /** Gives the key of the new line. */
  onAdd: () => string;
  /** Other ways to lines. */
  more?: ReactNode;
}

/**
 * The lines of a bill, filled in without a hand leaving the keyboard. They go by the width of the
 * container the form makes around its locked fields: see decision 24.
 */
export function LinesCard(props: LinesCardProps) {
  const { title, lines, errors, searchesProcedures, onChange, onRemove, onAdd, more } = props;
  const t = useTranslations('billLines');
  const addButton = useRef<HTMLButtonElement>(null);
  const searchProcedures = useProcedureSearch(searchesProcedures);
  const isFull = lines.length >= MAX_BILL_LINES;

  function add(): void {
    let key = '';
    // There before the focus goes to it.
    flushSync(() => {
      key = onAdd();
    });
    const control = addButton.current?.form?.elements.namedItem(itemFieldName(key, 'name'));
    if (control instanceof HTMLElement) control.focus();
  }

  function remove(key: string): void {
    flushSync(() => onRemove(key));
    addButton.current?.focus();
  }

  return (
    <Card title={title} flush>
      <ul className="divide-y divide-line @bill-line:divide-y-0 @bill-line:py-1">
        {lines.map((line, index) => (
          <LineFields
            key={line.key}
            number={index + 1}
            line={line}
            errors={errors[line.key]}
            searchProcedures={searchProcedures}
            onChange={onChange}
            onRemove={() => remove(line.key)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 border-t border-line px-4 py-2.5">
        <Button
          ref={addButton}
          name="add-line"
          size="small"
          icon="add"
          disabledReason={isFull ? t('full', { most: MAX_BILL_LINES }) : undefined}
          onClick={add}
        >
          {t('add')}
        </Button>
        {more}
      </div>
    </Card>
  );
}
