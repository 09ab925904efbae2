import type { DentitionMode } from '@/lib/odontogram/rules/fdi';

/** The mode of a chart, which a later service may call something that we do not know. */
export function chartMode(mode: string): DentitionMode | undefined {
  return mode === 'adult' || mode === 'mixed' || mode === 'child' ? mode : undefined;
}
