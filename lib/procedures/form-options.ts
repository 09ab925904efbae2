import type { AgendaDoctor } from '@/lib/agenda/shared/directory';
import type { Loaded } from '@/lib/server/door/load-for-page.server';

/** What a procedure can be of, and who may perform it. */
export interface FormOptions {
  readonly specialties: readonly string[];
  /** Undefined where they could not be read. */
  readonly doctors: readonly { readonly id: string; readonly name: string }[] | undefined;
}

interface Lists {
  readonly specialties: readonly string[];
  readonly doctors: readonly AgendaDoctor[];
}

/** Of those who work here now: whoever left performs nothing new. */
export function formOptions(lists: Loaded<Lists>): FormOptions {
  if (lists.problem) return { specialties: [], doctors: undefined };
  const { specialties, doctors } = lists.data;
  return {
    specialties,
    doctors: doctors.filter(({ active }) => active).map(({ id, name }) => ({ id, name })),
  };
}
