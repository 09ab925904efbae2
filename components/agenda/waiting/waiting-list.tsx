'use client';

import { useLocale, useTranslations } from 'next-intl';
import { PhoneLink } from '@/components/phone-link';
import { Button } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/buttons/link';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { useToast } from '@/components/ui/overlays/toast';
import { agendaHref } from '@/lib/agenda/shared/agenda-view';
import type { Directory } from '@/lib/agenda/shared/directory';
import type { WaitingRow } from '@/lib/agenda/waiting/waiting';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import { useCloseWaiting } from './use-close-waiting';
import { useWaitingWords } from './use-waiting-words';

interface WaitingListProps {
  rows: readonly WaitingRow[];
  directory: Pick<Directory, 'doctors' | 'locations' | 'procedures'>;
  timezone: string;
  mayBook: boolean;
  /** A row was taken off. */
  onClosed: () => void;
}

/** Who waits, the longest first, with what each wants. */
export function WaitingList({ rows, ...props }: WaitingListProps) {
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <Waiting key={row.id} row={row} {...props} />
      ))}
    </ul>
  );
}

function Waiting({
  row,
  directory,
  timezone,
  mayBook,
  onClosed,
}: Omit<WaitingListProps, 'rows'> & { row: WaitingRow }) {
  const t = useTranslations('waiting');
  const toast = useToast();
  const words = useWaitingWords(directory);
  const locale = useLocale();
  const name = row.patient ?? t('unnamed');
  const close = useCloseWaiting(row.id, () => {
    toast({ message: t('withdrawn', { name }) });
    onClosed();
  });
  const { id, patientId, procedureId, doctorIds, locationIds } = row;
  const booking = {
    patientId,
    procedureId,
    waitingId: id,
    ...(doctorIds.length === 1 && { doctorId: doctorIds[0] }),
    ...(locationIds.length === 1 && { locationId: locationIds[0] }),
  };
  return (
    <li className="grid gap-x-4 gap-y-2 px-4 py-3 break-inside-avoid md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto] md:items-start">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">
          <Link href={`/patients/${patientId}`} className="underline-offset-2 hover:underline">
            {name}
          </Link>
        </p>
        <p className="tabular text-sm text-ink-muted">
          {row.phone === undefined ? t('noPhone') : <PhoneLink phone={row.phone} />}
        </p>
      </div>
      <div className="min-w-0 wrap-anywhere">
        <p>{words.procedure(procedureId)}</p>
        <p className="text-sm text-ink-muted">{words.wish(row)}</p>
        {row.note !== undefined && <p className="text-sm whitespace-pre-line">{row.note}</p>}
        <p className="text-sm text-ink-muted">
          {t('since', {
            date: formatInstant(row.at, locale, timezone, { dateStyle: 'medium' }),
            by: row.by,
          })}
        </p>
        {(close.state === 'refused' || close.state === 'unknown') && (
          <p role="alert" className="text-sm text-danger">
            {t('closeFailed')}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        {mayBook && (
          <LinkButton size="small" variant="primary" href={agendaHref({ booking })}>
            {t('book')}
          </LinkButton>
        )}
        <Button
          size="small"
          variant="quiet"
          pending={close.state === 'pending'}
          aria-label={t('withdrawOf', { name })}
          onClick={() => void close.send({ id, as: 'withdrawn' })}
        >
          {t('withdraw')}
        </Button>
      </div>
    </li>
  );
}
