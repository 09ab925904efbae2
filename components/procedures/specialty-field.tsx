'use client';

import { useFormContext } from 'react-hook-form';
import { TextField } from '@/components/form/fields';
import type { ProcedureValues } from '@/lib/procedures/procedure-form';
import { plainLetters } from '@/lib/rules/plain-letters';

interface SpecialtyFieldProps {
  /** Those that procedures are of already. */
  known: readonly string[];
  loaded: string;
}

/** Of which specialty it is. One that is known is written as it is known: two spellings would be two. */
export function SpecialtyField({ known, loaded }: SpecialtyFieldProps) {
  const { getValues, setValue } = useFormContext<ProcedureValues>();
  return (
    <TextField
      name="specialty"
      isRequired
      suggestions={known}
      input={{
        onBlur() {
          const typed = getValues('specialty').trim();
          const same = known.find((name) => plainLetters(name) === plainLetters(typed));
          if (same === undefined || same === getValues('specialty')) return;
          // An accent that its own spelling lacks is being corrected.
          const isCorrected = same === loaded && same.toLowerCase() !== typed.toLowerCase();
          if (!isCorrected) setValue('specialty', same, { shouldDirty: true });
        },
      }}
    />
  );
}
