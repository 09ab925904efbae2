import { useLocale, useTranslations } from 'next-intl';
import { type Block, lastDateOf, type Out } from '@/lib/agenda/rules/blocks';
import { formatDate } from '@/lib/kit/dates/dates';
import { DAY_MINUTES } from '@/lib/kit/dates/span';
import { formatTimes } from '@/lib/kit/dates/time-format';

/** Why and when a doctor is not there, in words. */
export function useOutWords() {
  const t = useTranslations('out');
  const locale = useLocale();
  const block = (of: Block) =>
    of.from === 0 && of.to === DAY_MINUTES
      ? t('allDay', { reason: of.reason })
      : t('block', { times: formatTimes(of, locale), reason: of.reason });
  return {
    block,
    /** Until when it repeats; undefined for one that does not. */
    until: (of: Block) =>
      of.weeklyUntil === undefined
        ? undefined
        : t('weekly', { date: formatDate(lastDateOf(of), locale, 'long') }),
    out: ({ isAbsent, blocks }: Out) => (isAbsent ? t('absent') : blocks.map(block).join('; ')),
  };
}
