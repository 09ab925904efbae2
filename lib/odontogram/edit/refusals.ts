import type { Edit } from './edit';
import type { EditKind, Numbered, Refusal, Refused } from './editor-state';
import { isUnknown } from './is-unknown';

interface Deed {
  readonly edit: Edit;
  readonly as: EditKind;
}

/** With one more. The same once more takes its own place, unless the first may have been made. */
export function withRefused(
  before: readonly Numbered<Refused>[],
  one: Numbered<Refused>,
): readonly Numbered<Refused>[] {
  const others = before.filter(({ news }) => isUnknown(news.problem) || !isSame(news, one.news));
  return [...others, one];
}

/** Without what was made after all. */
export function withoutMade(
  before: readonly Numbered<Refused>[],
  made: Deed,
): readonly Numbered<Refused>[] {
  return before.filter(({ news }) => !isSame(news, made));
}

/** They are told as one. */
export function refusalOf(all: readonly Numbered<Refused>[]): Numbered<Refusal> | undefined {
  const last = all.at(-1);
  if (last === undefined) return undefined;
  const before = all.slice(0, -1).map(({ news }) => news);
  return { number: last.number, news: { ...last.news, kind: 'refused', before } };
}

function isSame(one: Deed, other: Deed): boolean {
  return one.as === other.as && JSON.stringify(one.edit) === JSON.stringify(other.edit);
}
