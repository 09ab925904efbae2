import type { ShareDraft } from '@/lib/billing/charge-draft';

/** The contract has a method of every share: of one that is still to be paid it is the one agreed on. */
export function methodWord({ asked }: ShareDraft): 'method' | 'methodToCome' {
  return asked === 'pending' ? 'methodToCome' : 'method';
}
