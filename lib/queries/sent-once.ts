import { createIdempotencyKey, isRefusal, isUnknown } from './idempotency-key';

export interface SentOnce<Input, Output> {
  /** Throws where something else is under way or not settled. */
  readonly send: (input: Input) => Promise<Output>;
  /** Somebody has looked. What is sent next is another change, also in the same words. */
  readonly forget: () => void;
}

/**
 * A change that is made once, however often it is sent: the same words have the same key until they were
 * made or refused. Where an answer is lost they stay unsettled, whatever fails after that: `tell` is
 * given them then, and nothing when they are settled.
 */
export function sentOnce<Input extends object, Output>(
  send: (input: Input & { readonly idempotencyKey: string }) => Promise<Output>,
  tell: (unsettled: Input | undefined) => void,
): SentOnce<Input, Output> {
  const key = createIdempotencyKey();
  let sent = '';
  let isUnsettled = false;
  let underWay: Promise<Output> | undefined;

  function settle(unsettled: Input | undefined): void {
    isUnsettled = unsettled !== undefined;
    tell(unsettled);
  }

  async function attempt(input: Input): Promise<Output> {
    try {
      const made = await send({ ...input, idempotencyKey: key.current() });
      key.renew();
      settle(undefined);
      return made;
    } catch (error) {
      key.failed(error);
      if (isUnknown(error)) settle(input);
      if (isRefusal(error)) settle(undefined);
      throw error;
    } finally {
      underWay = undefined;
    }
  }

  return {
    async send(input) {
      const written = JSON.stringify(input);
      if (written !== sent) {
        if (underWay || isUnsettled) throw new Error('another change is not settled yet');
        key.renew();
        sent = written;
      }
      underWay ??= attempt(input);
      return underWay;
    },
    forget() {
      key.renew();
      settle(undefined);
    },
  };
}
