import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useFieldState } from '@/components/form/fields';
import { Checkbox } from '@/components/ui/checkbox';
import type { KeyValues } from '@/lib/api-keys/key-form';
import { SCOPES } from '@/lib/contract/scopes';
import { useScopeWords } from './scope-words';

/** What a key may do. */
export function ScopesField() {
  const scopeWord = useScopeWords();
  const { field } = useController<KeyValues, 'scopes'>({ name: 'scopes' });
  const { label, error } = useFieldState('scopes');
  const { value: chosen, onChange: choose } = field;
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="mb-1 font-medium">{label}</legend>
      <div className="grid gap-1">
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            name="scopes"
            label={scopeWord(scope)}
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              choose(target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
            }
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
