import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { TypedInput } from '@/components/form/inputs/typed-input';
import { cx } from '@/components/ui/cx';
import { Field } from '@/components/ui/field';
import type { ProcedureOption } from '@/lib/kit/item-draft';
import { ProcedureList } from './procedure-list';
import { useProcedureChoice } from './use-procedure-choice';
import type { SearchProcedures } from './use-procedure-search';

interface ProcedureFieldProps {
  label: string;
  name: string;
  value: string;
  isFromCatalogue: boolean;
  error: string | undefined;
  /** Undefined where the catalogue cannot be looked through. */
  search: SearchProcedures | undefined;
  onType: (name: string) => void;
  onPick: (procedure: ProcedureOption) => void;
  onLeave?: () => void;
}

/** What is planned or billed: a name of one's own, or one of the clinic's procedures found while typing it. */
export function ProcedureField({
  label,
  name,
  value,
  isFromCatalogue,
  error,
  search,
  onType,
  onPick,
  onLeave,
}: ProcedureFieldProps) {
  const t = useTranslations('items');
  const choice = useProcedureChoice(t('procedures.title'), search, onPick);
  const input = useRef<HTMLInputElement>(null);
  const isCutOff = useCutOff(input);
  return (
    <Field
      label={label}
      // Room is kept for it, so that what is below does not jump once something is typed.
      help={
        <span className="block min-h-[1lh]">
          {isCutOff && value.trim() !== '' && (
            <span aria-hidden="true" dir="auto" className="text-ink wrap-anywhere">
              {value}
              {' · '}
            </span>
          )}
          {value.trim() !== '' && (
            <span className="inline-block first-letter:uppercase">
              {t(isFromCatalogue ? 'ofCatalogue' : 'ofOnesOwn')}
            </span>
          )}
        </span>
      }
      error={error}
      className="min-w-0 flex-1"
    >
      {(control) => (
        <div className="relative">
          <TypedInput
            {...control}
            {...choice.inputProps}
            ref={input}
            name={name}
            dir="auto"
            placeholder={t(search ? 'placeholder' : 'placeholderClosed')}
            value={value}
            onType={(text) => {
              onType(text);
              choice.look(text);
            }}
            onBlur={() => {
              choice.close();
              onLeave?.();
            }}
          />
          <div
            className={cx(
              'absolute inset-x-0 top-full z-20 mt-0.5 rounded-md border border-line bg-surface shadow-float',
              !choice.isShown && 'hidden',
            )}
          >
            <ProcedureList choice={choice} search={value} />
          </div>
        </div>
      )}
    </Field>
  );
}

/** Whether a field is too narrow for all of its text, as it stands and as wide as it is now. */
function useCutOff(input: RefObject<HTMLInputElement | null>): boolean {
  const [, setWidth] = useState(0);
  const [isCutOff, setCutOff] = useState(false);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const watch = new ResizeObserver(() => setWidth(field.clientWidth));
    watch.observe(field);
    return () => watch.disconnect();
  }, [input]);
  // After whatever changed: its text, its width.
  useEffect(() => {
    const field = input.current;
    if (field) setCutOff(field.scrollWidth > field.clientWidth);
  });
  return isCutOff;
}
