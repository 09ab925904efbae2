import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { cx } from '@/components/ui/cx';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { ProcedureOption } from '@/lib/odontogram/plan/plan-draft';
import { ProcedureList } from './procedure-list';
import { useProcedureChoice } from './use-procedure-choice';
import type { SearchProcedures } from './use-procedure-search';

interface ProcedureFieldProps {
  name: string;
  value: string;
  isFromCatalogue: boolean;
  error: string | undefined;
  search: SearchProcedures;
  onType: (name: string) => void;
  onPick: (procedure: ProcedureOption) => void;
}

/** What is planned: a name of one's own, or one of the clinic's procedures found while typing it. */
export function ProcedureField({
  name,
  value,
  isFromCatalogue,
  error,
  search,
  onType,
  onPick,
}: ProcedureFieldProps) {
  const t = useTranslations('odontogram.plan');
  const listId = useId();
  const choice = useProcedureChoice(search, onPick);
  const { isShown, current } = choice;
  return (
    <div className="relative min-w-0 flex-1">
      <Field
        label={t('name')}
        note={value.trim() === '' ? undefined : t(isFromCatalogue ? 'ofCatalogue' : 'ofOnesOwn')}
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            name={name}
            role="combobox"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={current >= 0 ? `${listId}-${current}` : undefined}
            autoComplete="off"
            dir="auto"
            placeholder={t('placeholder')}
            value={value}
            onChange={({ target }) => {
              onType(target.value);
              choice.look(target.value);
            }}
            onKeyDown={choice.onKeyDown}
            onBlur={choice.close}
          />
        )}
      </Field>
      <div
        className={cx(
          'absolute inset-x-0 top-15.5 z-20 rounded-md border border-line bg-surface shadow-float touch:top-17.5',
          !isShown && 'hidden',
        )}
      >
        <ProcedureList id={listId} choice={choice} search={value} />
      </div>
    </div>
  );
}
