import { useState } from 'react';
import { isRefusal } from '@/lib/changes/outcome';

export interface IdempotencyKey {
  /** What the next change is sent with: the same until its outcome is known. */
  readonly current: () => string;
  /** What is sent from now on is another change. */
  readonly renew: () => void;
  /** Of a change that failed; where it may have been made, or its turn may still come, the key stays. */
  readonly failed: (error: unknown) => void;
}

/**
 * One for each form: however often it is sent, by impatience or because its answer was lost, one thing
 * is made. Say `renew` when it was made, `failed` when it was not.
 */
export function useIdempotencyKey(): IdempotencyKey {
  return useState(createIdempotencyKey)[0];
}

/** In memory alone: a page that is loaded again is another form. */
export function createIdempotencyKey(): IdempotencyKey {
  let key: string | undefined;
  const renew = () => {
    key = undefined;
  };
  return {
    current() {
      key ??= crypto.randomUUID();
      return key;
    },
    renew,
    failed(error) {
      if (isRefusal(error)) renew();
    },
  };
}
