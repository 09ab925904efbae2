'use client';

import { get, useFormContext } from 'react-hook-form';
import { useEarlyTyping } from './use-early-typing';

/**
 * What a text field or a list spreads to belong to the form around it. The loaded value is in the
 * server's HTML already, and what is typed there before the page answers counts like anything typed.
 */
export function useTextField(name: string) {
  const { register, setValue, formState } = useFormContext<Record<string, string>>();
  const { ref, ...field } = register(name);
  const defaultValue: string = get(formState.defaultValues, name) ?? '';
  const watchEarly = useEarlyTyping(defaultValue, (typed) =>
    setValue(name, typed, { shouldDirty: true }),
  );
  return {
    ...field,
    defaultValue,
    ref: (element: HTMLInputElement | HTMLSelectElement | null) => {
      watchEarly(element);
      ref(element);
    },
  };
}
