import { ID_PATTERN } from '@/lib/contract/limits';

/** An id that an address may carry; undefined for anything else. */
export function idIn(value: string | null | undefined): string | undefined {
  return value && ID_PATTERN.test(value) ? value : undefined;
}
