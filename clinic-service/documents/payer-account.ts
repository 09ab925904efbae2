import { fullName } from '@/lib/kit/text/full-name';
import type { AccountDocument } from '../payers/for-printing';
import { ACCOUNT_STATUSES, periodLabel } from '../wording/billing-labels';
import { DOCUMENT_WORDS } from '../wording/documents';
import { drawFacts, drawFigures, type Fact, figuresHeight } from './facts';
import { documentOf, type Formats } from './formats';
import type { Issuer } from './issuer';
import { drawLetterhead } from './letterhead';
import { serviceNames } from './service-names';
import { LETTER, Sheet } from './sheet';
import { drawTable } from './table';

/** What a payer is billed for a month, charge by charge, as a letter-size PDF. */
export function printPayerAccount(
  { account, payer, charges }: AccountDocument,
  issuer: Issuer,
  formats: Formats,
): Promise<Uint8Array> {
  const { language, count, money, date } = formats;
  const { pageOf, incomplete, ...common } = DOCUMENT_WORDS[language];
  const words = common.account;
  const number = account.number ?? '–';
  const sheet = new Sheet({
    size: LETTER,
    margin: 48,
    title: `${words.title} ${number}`,
    author: issuer.name,
    language,
    createdAt: account.createdAt,
    foot: words.foot,
    pageOf,
    incomplete,
  });
  drawLetterhead(sheet, issuer, {
    title: words.title,
    number,
    note: periodLabel(account.period, language),
    about: [payer.name, payer.nit && `NIT ${payer.nit}`].filter(Boolean).join(' · '),
  });
  drawFacts(
    sheet,
    [
      { label: words.payer, value: payer.name },
      { label: 'NIT', value: payer.nit ?? '–' },
      { label: common.receipt.period, value: periodLabel(account.period, language) },
      { label: common.status, value: ACCOUNT_STATUSES[account.status][language] },
    ],
    2,
  );
  sheet.y += 4;
  const total = charges.reduce((sum, charge) => sum + charge.total, 0);
  const collected = charges.reduce((sum, charge) => sum + charge.collected, 0);
  const figures: Fact[] = [
    { label: words.charges, value: count(charges.length) },
    { label: words.total, value: money(total) },
    { label: words.share, value: collected === 0 ? money(0) : `−${money(collected)}` },
    { label: words.net, value: money(total - collected) },
  ];
  drawTable(
    sheet,
    [
      { title: common.date, width: 58, cell: ({ serviceDate }) => date(serviceDate) },
      {
        title: common.patient,
        width: 132,
        cell: ({ patient }) => `${fullName(patient)}\n${documentOf(patient)}`,
      },
      {
        title: common.receipt.service,
        width: sheet.width - 354,
        cell: ({ lines }) => serviceNames(lines, language),
      },
      {
        title: words.share,
        width: 80,
        align: 'right',
        cell: ({ collected }) => (collected === 0 ? '–' : money(collected)),
      },
      { title: common.amount, width: 84, align: 'right', cell: ({ total }) => money(total) },
    ],
    charges,
    figuresHeight(figures),
  );
  drawFigures(sheet, figures, words.net);
  return sheet.bytes();
}
