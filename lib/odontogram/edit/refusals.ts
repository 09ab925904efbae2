import { placeKey } from '../place';
import type { Edit } from './edit';
import type { EditKind, Numbered, Refusal, Refused } from './editor-state';
import { isUnknown } from './is-unknown';

interface Deed {
  readonly edit: Edit;
  readonly as: EditKind;
}

/** With one more. The same once more takes its own place, unless something of the first may have been made. */
export function withRefused(
  before: readonly Numbered<Refused>[],
  one: Numbered<Refused>,
): readonly Numbered<Refused>[] {
  const others = before.filter(
    ({ news }) => news.made > 0 || isUnknown(news.problem) || !isSame(news, one.news),
  );
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
  return one.as === other.as && subjectOf(one.edit) === subjectOf(other.edit);
}

/** What is done once more where it is corrected: by then a signature is of another version, a finding has its id. */
function subjectOf(edit: Edit): string {
  if (edit.kind === 'sign') return edit.kind;
  if (edit.kind === 'finding')
    return [placeKey(edit.finding), ...Object.keys(edit.change).sort()].join(' ');
  if (edit.kind !== 'findings') return JSON.stringify(edit);
  const put = edit.register.map((each) => `+${each.catalogFindingId} ${placeKey(each)}`);
  return [...put, ...edit.remove.map((each) => `-${placeKey(each)}`)].sort().join(' ');
}
