import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { TypedInput } from '@/components/form/typed-input';
import { cx } from '@/components/ui/cx';
import { Field } from '@/components/ui/field';
import type { ProcedureOption } from '@/lib/priced-items/item-draft';
import { ProcedureList } from './procedure-list';
import { useCutOff } from './use-cut-off';
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
  const listId = useId();
  const choice = useProcedureChoice(search, onPick);
  const { isShown, current } = choice;
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
            ref={input}
            name={name}
            role="combobox"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={current >= 0 ? `${listId}-${current}` : undefined}
            dir="auto"
            placeholder={t(search ? 'placeholder' : 'placeholderClosed')}
            value={value}
            onType={(text) => {
              onType(text);
              choice.look(text);
            }}
            onKeyDown={choice.onKeyDown}
            onBlur={() => {
              choice.close();
              onLeave?.();
            }}
          />
          <div
            className={cx(
              'absolute inset-x-0 top-full z-20 mt-0.5 rounded-md border border-line bg-surface shadow-float',
              !isShown && 'hidden',
            )}
          >
            <ProcedureList id={listId} choice={choice} search={value} />
          </div>
        </div>
      )}
    </Field>
  );
}
