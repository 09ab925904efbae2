import { useLocale, useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/files/download-button';
import { PhoneLink } from '@/components/phone-link';
import { buttonClass } from '@/components/ui/buttons/button-class';
import type { Contact } from '@/lib/agenda/confirmations/contact';
import { confirmHandlers } from '@/lib/agenda/confirmations/handlers';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { Locale } from '@/lib/i18n/locales';
import { dateFormat } from '@/lib/kit/dates/date-format';
import { formatTime } from '@/lib/kit/dates/time-format';
import { fillConfirmation } from '@/lib/kit/text/confirmation-text';
import { whatsAppDigits, whatsAppHref } from '@/lib/kit/text/whatsapp';
import { searchOf } from '@/lib/queries/call-own';

/** How the patients are written to. */
export interface Writing {
  /** The clinic's text in that language, with its places for name, date, hour and location. */
  readonly text: string;
  readonly language: Locale;
}

interface ContactLinksProps {
  entry: AgendaEntry;
  /** `loading`: it is being read. `failed`: nobody's could be read. */
  contact: Contact | 'loading' | 'failed';
  place: string;
  who: string;
  writing: Writing;
}

/** How a patient is reached: to call, to write to, and a file for their calendar. Sends nothing. */
export function ContactLinks({ entry, contact, place, who, writing }: ContactLinksProps) {
  const t = useTranslations('confirmations');
  const locale = useLocale();
  const reached = typeof contact === 'string' ? undefined : contact;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {reached?.phone === undefined ? (
        <span className="text-ink-muted">
          {t(`phone.${typeof contact === 'string' ? contact : 'none'}`)}
        </span>
      ) : (
        <>
          <span className="inline-flex items-center touch:min-h-11">
            <PhoneLink phone={reached.phone} />
          </span>
          <WhatsApp
            phone={reached.phone}
            who={who}
            text={textFor(entry, reached.firstName, place, writing)}
          />
        </>
      )}
      <span className="print:hidden">
        <DownloadButton
          path={filePath(entry, writing.language)}
          name={`${t('file.name', { date: entry.date })}.ics`}
          icon="agenda"
          variant="quiet"
          label={t('calendarOf', { name: who, time: formatTime(entry.from, locale) })}
        >
          {t('calendar')}
        </DownloadButton>
      </span>
    </div>
  );
}

function WhatsApp({ phone, who, text }: { phone: string; who: string; text: string }) {
  const t = useTranslations('confirmations');
  const known = whatsAppDigits(phone);
  if (typeof known === 'string') {
    return <span className="text-sm text-ink-muted print:hidden">{t(`noWhatsApp.${known}`)}</span>;
  }
  return (
    <a
      href={whatsAppHref(known.digits, text)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('writeTo', { name: who })}
      className={buttonClass('secondary', 'small')}
    >
      {t('whatsApp')}
    </a>
  );
}

function filePath({ id, date }: AgendaEntry, locale: Locale): `/api/${string}` {
  return `${confirmHandlers.file.path}${searchOf({ appointmentId: id, date, locale })}`;
}

function textFor(
  { date, from }: AgendaEntry,
  name: string,
  place: string,
  { text, language }: Writing,
): string {
  const day = dateFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return fillConfirmation(text, {
    name,
    date: day.format(new Date(`${date}T00:00:00Z`)),
    time: formatTime(from, language).replaceAll('\u00a0', ' '),
    place,
  });
}
