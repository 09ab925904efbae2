import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { Contact } from '@/lib/agenda/confirmations/contact';
import type { CallBody } from '@/lib/agenda/confirmations/forms';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { byDoctor, countConfirmed } from '@/lib/agenda/rules/confirmations';
import type { DirectoryNames } from '../use-directory-names';
import { ConfirmRow } from './confirm-row';
import type { Writing } from './contact-links';
import { pressRowKey } from './row-keys';

interface ConfirmationsListProps {
  entries: readonly AgendaEntry[];
  contactOf: (patientId: string) => Contact | 'loading' | 'failed';
  names: DirectoryNames;
  writing: Writing;
  onSaid: (who: string, outcome: CallBody['outcome']) => void;
}

/** Whom to ask, doctor by doctor. */
export function ConfirmationsList({
  entries,
  contactOf,
  names,
  writing,
  onSaid,
}: ConfirmationsListProps) {
  const t = useTranslations('confirmations');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the buttons inside.
    <div className="grid gap-4" onKeyDown={pressRowKey}>
      {byDoctor(entries, names.doctorOf).map(({ doctorId, entries: own }) => (
        <Card
          key={doctorId}
          flush
          title={names.doctorOf(doctorId)}
          aside={
            <span className="tabular text-ink-muted">
              {t('confirmedOf', { confirmed: countConfirmed(own), count: own.length })}
            </span>
          }
        >
          <ul>
            {own.map((entry) => (
              <ConfirmRow
                key={entry.id}
                entry={entry}
                contact={contactOf(entry.patientId)}
                place={names.placeOf(entry.locationId)}
                writing={writing}
                onSaid={onSaid}
              />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
