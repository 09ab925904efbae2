import { createTranslator, type Messages } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { separatorOf, toCsv } from '@/lib/kit/text/csv';
import type { Catalog, Chart } from './shared/chart-data';
import { surfaceWord } from './shared/tooth-name';
import { CHART_COLUMNS, type ChartSort, chartRows, csvRows, sortRows } from './table-rows';

interface Shown {
  readonly catalog: Catalog;
  readonly sort: ChartSort;
  readonly locale: Locale;
  readonly messages: Messages;
}

/** The table of a chart for spreadsheets, with the words and in the order of the one on the screen. */
export function chartFile(
  { findings, unreadable }: Chart,
  { catalog, sort, locale, messages }: Shown,
): Uint8Array<ArrayBuffer> {
  const t = createTranslator({ locale, messages, namespace: 'odontogram' });
  const rows = chartRows(findings, catalog, ({ toothFdi, surface }) =>
    surface === undefined
      ? t('tooth.whole')
      : surfaceWord((word) => t(`tooth.${word}`), catalog.surfaces, { toothFdi, surface }),
  );
  const headers = CHART_COLUMNS.map((column) => t(`table.columns.${column}`));
  // Away from the screen nobody else would tell that something is missing.
  const items = findings.reduce((sum, { unreadableItems = 0 }) => sum + unreadableItems, 0);
  const gaps = [
    ...(unreadable?.findings ? [[t('unreadable.findings', { count: unreadable.findings })]] : []),
    ...(items > 0 ? [[t('panel.unreadableItems', { count: items })]] : []),
  ];
  return toCsv([...csvRows(sortRows(rows, sort, locale), headers), ...gaps], separatorOf(locale));
}
