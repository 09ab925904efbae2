import { isAbsent, isRefusal, isUnknown, type NextStep, nextStep } from '@/lib/changes/outcome';
import { createIdempotencyKey } from './idempotency-key';

export interface UnderWay<Input, Output> {
  readonly input: Input;
  readonly answer: Promise<Output>;
}

export interface SentOnce<Input, Output> {
  /**
   * Sends the change. Of an unsettled one it asks what became of it and sends nothing, unless sending
   * again makes no second one (`next`). Throws where something else is under way or not settled.
   */
  readonly send: (input: Input) => Promise<Output>;
  /** What was sent, and its answer that is still to come. */
  readonly underWay: () => UnderWay<Input, Output> | undefined;
  /** What was sent, where nobody can tell whether it was made. */
  readonly unsettled: () => Input | undefined;
  /** What a person can do about what is unsettled. */
  readonly next: () => NextStep;
  /** The key of what was sent last. */
  readonly key: () => string;
  /**
   * Somebody has looked. What is sent next is another change, also in the same words. Of what is under
   * way nothing is forgotten: its answer may still be lost, and then it needs its key.
   */
  readonly forget: () => void;
}

/**
 * A change that is made once, however often it is sent: the same words have the same key until they were
 * made or refused. Where an answer is lost they stay unsettled, whatever fails after that.
 */
export function sentOnce<Input extends object, Output>(
  send: (input: Input & { readonly idempotencyKey: string }, isCheck: boolean) => Promise<Output>,
): SentOnce<Input, Output> {
  const key = createIdempotencyKey();
  let sent = '';
  let unsettled: Input | undefined;
  let next: NextStep = 'check';
  let underWay: UnderWay<Input, Output> | undefined;

  async function attempt(input: Input): Promise<Output> {
    const isCheck = unsettled !== undefined && next !== 'send-again';
    try {
      const made = await send({ ...input, idempotencyKey: key.current() }, isCheck);
      key.renew();
      unsettled = undefined;
      return made;
    } catch (error) {
      key.failed(error);
      if (isUnknown(error)) {
        unsettled = input;
        next = nextStep(error);
      }
      // An absent change keeps its key: a first call that arrives late is the same change.
      if (isRefusal(error) || isAbsent(error)) unsettled = undefined;
      throw error;
    } finally {
      underWay = undefined;
    }
  }

  return {
    async send(input) {
      const written = JSON.stringify(input);
      if (written !== sent) {
        if (underWay || unsettled) throw new Error('another change is not settled yet');
        key.renew();
        sent = written;
      }
      underWay ??= { input, answer: attempt(input) };
      return underWay.answer;
    },
    underWay: () => underWay,
    unsettled: () => unsettled,
    next: () => next,
    key: key.current,
    forget() {
      if (underWay) return;
      key.renew();
      unsettled = undefined;
    },
  };
}
