import type { Operation } from '@/lib/contract/operation';

/** An answer as it may be kept to be given again: what is told once is `null` in it. */
export function withoutSecret<Answer>({ answersSecret }: Operation, answer: Answer): Answer {
  return answersSecret === undefined ? answer : { ...answer, [answersSecret]: null };
}
