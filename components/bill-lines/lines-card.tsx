'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { enterGoesOn } from '@/components/form/enter-goes-on';
import { itemFieldName } from '@/components/procedure-picker/use-item-words';
import { useProcedureSearch } from '@/components/procedure-picker/use-procedure-search';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { isBegun, type LineDraft, type LineErrors } from '@/lib/billing/bill-lines';
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
 * The lines of a bill, filled in without a hand leaving the keyboard: Enter leads to the next. They go by the width of the
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
    focusLine(key);
  }

  function focusLine(key: string): void {
    const control = addButton.current?.form?.elements.namedItem(itemFieldName(key, 'name'));
    if (control instanceof HTMLElement) control.focus();
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
    if (!enterGoesOn(event)) return;
    const next = lines[index + 1];
    const line = lines[index];
    if (next) focusLine(next.key);
    else if (line && isBegun(line) && !isFull) add();
  }

  function remove(key: string): void {
    flushSync(() => onRemove(key));
    addButton.current?.focus();
  }

  return (
    <Card title={title} flush>
      {/* The concept takes the room that the others leave, whatever the largest total needs. */}
      <ul className="divide-y divide-line @bill-line:grid @bill-line:grid-cols-[minmax(0,1fr)_4.5rem_8rem_7.5rem_minmax(5rem,auto)_auto] @bill-line:gap-x-2 @bill-line:divide-y-0 @bill-line:py-1.5">
        {lines.map((line, index) => (
          <LineFields
            key={line.key}
            number={index + 1}
            line={line}
            errors={errors[line.key]}
            searchProcedures={searchProcedures}
            onChange={onChange}
            onKeyDown={(event) => onKeyDown(event, index)}
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
