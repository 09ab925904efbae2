import { useLocale, useTranslations } from 'next-intl';
import type { WaitingWish } from '@/lib/agenda/rules/waiting-fits';
import type { Directory } from '@/lib/agenda/shared/directory';
import { formatDate } from '@/lib/kit/dates/dates';
import { WEEKDAYS } from '@/lib/kit/schedule';

type Named = Pick<Directory, 'doctors' | 'locations' | 'procedures'>;

/** What somebody on the waiting list wants, in words. */
export function useWaitingWords({ doctors, locations, procedures }: Named) {
  const t = useTranslations('waiting');
  const locale = useLocale();
  const nameIn = (all: readonly { readonly id: string; readonly name: string }[], id: string) =>
    all.find((one) => one.id === id)?.name ?? id;
  const procedure = (id: string) => nameIn(procedures, id);
  function wish(of: WaitingWish): string {
    const { doctorIds, locationIds, morning, afternoon, weekdays, until } = of;
    const days = weekdays.flatMap((day) => {
      const name = WEEKDAYS[day - 1];
      return name ? [t(`days.${name}`)] : [];
    });
    return [
      doctorIds.map((id) => nameIn(doctors, id)).join(', ') || t('anyDoctor'),
      locationIds.map((id) => nameIn(locations, id)).join(', '),
      morning && afternoon ? '' : t(morning ? 'parts.morning' : 'parts.afternoon'),
      days.join(', '),
      until !== undefined && t('untilDate', { date: formatDate(until, locale) }),
    ]
      .filter(Boolean)
      .join(' · ');
  }
  return { procedure, wish };
}
