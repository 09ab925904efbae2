import { formatInstant } from '@/lib/kit/dates/clinic-time';
import { formatDate } from '@/lib/kit/dates/dates';
import { fullName } from '@/lib/kit/text/full-name';
import type { Principal } from '../auth/principal';
import type { Identity } from '../patients/columns';

export interface Formats {
  readonly language: Principal['locale'];
  /** How many of something. */
  readonly count: (number: number) => string;
  /** Whole pesos. */
  readonly money: (pesos: number) => string;
  /** 0 to 1. */
  readonly percent: (rate: number) => string;
  /** Date and time on the clinic's clock. */
  readonly instant: (instant: Date) => string;
  /** `YYYY-MM-DD`. */
  readonly date: (date: string) => string;
}

/** How a document in a language writes figures, and times of the clinic. */
export function formatsOf(language: Principal['locale'], zone: string): Formats {
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'COP',
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  });
  const count = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  return {
    language,
    count: (number) => count.format(number),
    money: (pesos) => money.format(pesos),
    percent: (rate) => percent.format(rate),
    instant: (instant) => formatInstant(instant.toISOString(), language, zone),
    date: (date) => formatDate(date, language),
  };
}

/** `María Pérez · CC 1020304050`. */
export function personOf(identity: Identity): string {
  return `${fullName(identity)} · ${documentOf(identity)}`;
}

/** `CC 1020304050`; a dash for somebody without a document. */
export function documentOf({ documentType, documentNumber }: Identity): string {
  return [documentType, documentNumber].filter((part) => part !== null).join(' ') || '–';
}
