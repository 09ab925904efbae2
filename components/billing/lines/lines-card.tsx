'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { enterGoesOn } from '@/components/form/inputs/enter-goes-on';
import { PRESS_IN_PLACE } from '@/components/form/press-in-place';
import { useProcedureSearch } from '@/components/procedures/shared/picker/use-procedure-search';
import { Button } from '@/components/ui/buttons/button';
import { Card } from '@/components/ui/card';
import { EMPTY_LINE, isBegun } from '@/lib/billing/bill-lines';
import { MAX_BILL_LINES } from '@/lib/contract/limits';
import { type BillValues, LineFields } from './line-fields';

interface LinesCardProps {
  title: string;
  /** The service lists the clinic's procedures. */
  searchesProcedures: boolean;
  /** The service keeps the kind of a line without tax. */
  takesKinds: boolean;
  /** Other ways to lines. */
  more?: ReactNode;
}

/**
 * The lines of a bill, filled in without a hand leaving the keyboard: Enter leads to the next. They go by the width of the
 * container the form makes around its locked fields: see decision 24.
 */
export function LinesCard({ title, searchesProcedures, takesKinds, more }: LinesCardProps) {
  const t = useTranslations('billLines');
  const addButton = useRef<HTMLButtonElement>(null);
  const searchProcedures = useProcedureSearch(searchesProcedures);
  const { getValues, setValue, clearErrors } = useFormContext<BillValues>();
  const lines = useFieldArray<BillValues, 'lines'>({ name: 'lines' });
  const count = lines.fields.length;
  const isFull = count >= MAX_BILL_LINES;

  function add(): void {
    // There before the focus goes to it.
    flushSync(() => lines.append(EMPTY_LINE, { shouldFocus: false }));
    focusLine(count);
  }

  function focusLine(index: number): void {
    const control = addButton.current?.form?.elements.namedItem(`lines.${index}.name`);
    if (control instanceof HTMLElement) control.focus();
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
    if (!enterGoesOn(event)) return;
    const line = getValues(`lines.${index}`);
    if (index + 1 < count) focusLine(index + 1);
    else if (isBegun(line) && !isFull) add();
  }

  /** The last one is emptied: a bill has a line to begin with. */
  function remove(index: number): void {
    flushSync(() => {
      if (count > 1) {
        lines.remove(index);
        return;
      }
      setValue('lines', [EMPTY_LINE], { shouldDirty: true });
      clearErrors('lines');
    });
    addButton.current?.focus();
  }

  return (
    <Card title={title} flush>
      {/* The concept takes the room that the others leave, whatever the largest total needs. */}
      <ul className="divide-y divide-line @bill-line:grid @bill-line:grid-cols-[minmax(0,1fr)_4.5rem_8rem_7.5rem_minmax(5rem,auto)_auto] @bill-line:gap-x-2 @bill-line:divide-y-0 @bill-line:py-1.5">
        {lines.fields.map(({ id }, index) => (
          <LineFields
            key={id}
            index={index}
            searchProcedures={searchProcedures}
            takesKinds={takesKinds}
            onKeyDown={(event) => onKeyDown(event, index)}
            onRemove={() => remove(index)}
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
          onMouseDown={PRESS_IN_PLACE.onMouseDown}
          onClick={add}
        >
          {t('add')}
        </Button>
        {more}
      </div>
    </Card>
  );
}
