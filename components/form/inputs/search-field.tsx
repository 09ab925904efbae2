'use client';

import { Field } from '@/components/ui/field';
import { SEARCH_MAX_LENGTH } from '@/lib/contract/limits';
import { TypedInput } from './typed-input';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onType: (text: string) => void;
  /** Enter: what was typed shall be searched at once. */
  onSearch: () => void;
}

/** A search among other filters of a list. */
export function SearchField({ label, placeholder, value, onType, onSearch }: SearchFieldProps) {
  return (
    <form
      className="min-w-0 max-sm:basis-full sm:w-80"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <Field label={label}>
        {(control) => (
          <TypedInput
            {...control}
            type="search"
            name="search"
            value={value}
            onType={onType}
            maxLength={SEARCH_MAX_LENGTH}
            placeholder={placeholder}
            spellCheck={false}
            enterKeyHint="search"
          />
        )}
      </Field>
    </form>
  );
}
