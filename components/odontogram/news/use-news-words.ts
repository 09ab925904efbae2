import { useTranslations } from 'next-intl';
import { problemMessage } from '@/components/form/problem-message';
import { ruleOf } from '@/components/odontogram/rule-of';
import { usePlaceWord } from '@/components/odontogram/use-odontogram-words';
import { shortened } from '@/lib/kit/text/shortened';
import { blockingPlaces } from '@/lib/odontogram/charting/dentition-preview';
import type { Edit } from '@/lib/odontogram/edit/edit';
import type { EditorNews, Refusal, Refused } from '@/lib/odontogram/edit/editor-state';
import { isUnknown } from '@/lib/odontogram/edit/editor-state';
import type { Clash } from '@/lib/odontogram/edit/merge';
import type { Place } from '@/lib/odontogram/place';
import { isDentitionMode } from '@/lib/odontogram/rules/fdi';
import type { Catalog } from '@/lib/odontogram/shared/chart-data';
import type { ClinicProblem } from '@/lib/queries/problem';

/** Places of a colleague that are named; of more the first. */
const MOST_NAMED = 3;
/** Refused before the last one, that are named; of more how many. */
const MOST_REFUSED = 2;
/** Teeth by their numbers. */
const MOST_TEETH = 10;

/** What has just come of an edit, as one sentence or two; of a refusal besides, what was refused before it. */
export function useNewsWords(catalog: Catalog) {
  const t = useTranslations('odontogram.news');
  const errors = useTranslations('errors.problem');
  const dentition = useTranslations('odontogram.dentition');
  const wordOf = usePlaceWord(catalog.surfaces);
  const at = (place: Place) =>
    place.surface === undefined
      ? `${place.toothFdi}`
      : `${place.toothFdi} · ${shortened(wordOf(place))}`;
  // What is told stands over the chart: no label of a catalog makes it cover the teeth.
  const labelOf = (id: string) =>
    shortened(catalog.findings.find((each) => each.id === id)?.label ?? id);

  /** That it was done, as a sentence. */
  function editWords(edit: Edit): string {
    if (edit.kind === 'mode') return t('mode', { mode: dentition(edit.mode) });
    if (edit.kind === 'tooth') return t('tooth', { fdi: String(edit.toothFdi) });
    if (edit.kind === 'sign') return t('signed', { name: edit.signedBy });
    if (edit.kind === 'finding') return t('changed', { place: at(edit.finding) });
    const [removed] = edit.remove;
    if (edit.register.length > 0 || !removed) return `${deedWords(edit)}.`;
    return t('removed', { count: edit.remove.length, place: at(removed) });
  }

  /** What it is, whether or not it was done. */
  function deedWords(edit: Edit): string {
    if (edit.kind === 'mode') return t('deed.mode', { mode: dentition(edit.mode) });
    if (edit.kind === 'tooth') return t('deed.tooth', { fdi: String(edit.toothFdi) });
    if (edit.kind === 'sign') return t('deed.sign', { name: edit.signedBy });
    if (edit.kind === 'finding') return t('deed.change', { place: at(edit.finding) });
    const [first, ...more] = edit.register;
    const [removed] = edit.remove;
    if (first === undefined) {
      const count = edit.remove.length;
      return t('deed.remove', { count, place: removed ? at(removed) : '' });
    }
    const label = labelOf(first.catalogFindingId);
    return more.length === 0
      ? t('deed.register', { label, place: at(first) })
      : t('deed.registerMany', { label, count: more.length + 1 });
  }

  function refusedWords({ edit, as, problem, made, of }: Refused, reason?: string): string {
    return [
      t(isUnknown(problem) ? 'unknown' : 'refused', { as, edit: deedWords(edit) }),
      ...(reason === undefined ? [] : [reason]),
      ...(made > 0 ? [t('some', { as, made, of })] : []),
    ].join(' ');
  }

  function earlierWords({ before }: Refusal): string {
    const rest = before.length - MOST_REFUSED;
    return [
      ...before
        .slice(-MOST_REFUSED)
        .reverse()
        .map((each) => refusedWords(each)),
      ...(rest > 0 ? [t('more', { count: rest })] : []),
    ].join(' ');
  }

  function reasonOf(problem: ClinicProblem): string {
    const why = ruleOf(problem);
    if (why !== undefined) return t(`rule.${why}`);
    const inTheWay = blockingPlaces(problem.details);
    if (inTheWay.length === 0) return errors(problemMessage(problem));
    // The dialog it is told in names them all.
    const teeth = inTheWay.slice(0, MOST_TEETH).join(', ');
    const rest = inTheWay.length > MOST_TEETH ? ' …' : '.';
    return `${dentition('blocked', { count: inTheWay.length })}: ${teeth}${rest}`;
  }

  const modeWord = (mode: string) => (isDentitionMode(mode) ? dentition(mode) : mode);

  /** What somebody else made of a place. */
  function theirWords({ before, theirs, ...where }: Clash): string {
    const place = at(where);
    const [was, now] = [before, theirs].map((each) => each && labelOf(each.catalogFindingId));
    if (was === undefined) return t('theirs.came', { place, now: now ?? '' });
    if (now === undefined) return t('theirs.went', { place, was });
    return was === now
      ? t('theirs.changed', { place, now })
      : t('theirs.became', { place, was, now });
  }

  function newsWords(news: EditorNews): string {
    switch (news.kind) {
      case 'made': {
        if (news.as !== 'edit') return t(news.as, { edit: `${deedWords(news.edit)}.` });
        const gone = news.replaced.map((each) => `${labelOf(each.catalogFindingId)} (${at(each)})`);
        const how = news.edit.kind === 'tooth' ? 'eliminated' : 'replaced';
        return [
          editWords(news.edit),
          ...(gone.length > 0 ? [t(how, { findings: gone.join(', ') })] : []),
          ...(news.joined ? [t('joined')] : []),
        ].join(' ');
      }
      case 'refused': {
        const { problem } = news;
        return refusedWords(news, isUnknown(problem) ? undefined : reasonOf(problem));
      }
      case 'waiting': {
        const about = { as: news.as, edit: deedWords(news.edit) };
        return t(news.isUnknown ? 'inDoubt' : 'waiting', about);
      }
      case 'lacking':
        return t(`lacking.${news.lacking}`);
      case 'as-it-was':
        return t(`asItWas.${news.as}`, { edit: deedWords(news.edit) });
      case 'colleague': {
        const { changed, mode } = news;
        const turned = mode === undefined ? [] : [t('deed.mode', { mode: modeWord(mode) })];
        const changes = [...turned, ...changed.slice(0, MOST_NAMED).map(theirWords)].join('; ');
        return t('colleague', {
          count: turned.length + changed.length,
          changes,
          more: Math.max(0, changed.length - MOST_NAMED),
        });
      }
    }
  }

  return { newsWords, earlierWords };
}
