'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { PhoneLink } from '@/components/phone-link';
import { Link } from '@/components/ui/buttons/link';
import { agendaQueries } from '@/lib/agenda/agenda-queries';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { agendaHref } from '@/lib/agenda/shared/agenda-view';
import type { Directory } from '@/lib/agenda/shared/directory';
import { waitingHandlers } from '@/lib/agenda/waiting/handlers';
import { timeOf } from '@/lib/kit/dates/span';
import { callOwn } from '@/lib/queries/call-own';
import { useWaitingWords } from './use-waiting-words';

const NONE: Pick<Directory, 'doctors' | 'locations' | 'procedures'> = {
  doctors: [],
  locations: [],
  procedures: [],
};

/** Of a canceled appointment: who on the waiting list could come then, with one press to book each. */
export function WaitingFits({ entry }: { entry: AgendaEntry }) {
  const t = useTranslations('waiting');
  const titleId = useId();
  const { doctorId, locationId, date, from, to } = entry;
  const slot = { doctorId, locationId, date, from, to };
  const fits = useQuery({
    queryKey: ['waiting-fits', slot],
    queryFn: ({ signal }) => callOwn(waitingHandlers.fits, { query: slot, signal }),
  });
  const directory = useQuery(agendaQueries.directory()).data ?? NONE;
  const words = useWaitingWords(directory);
  if (fits.isError) return <p className="text-sm text-attention">{t('fitsFailed')}</p>;
  if (!fits.data || fits.data.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="rounded-md border border-line">
      <h3 id={titleId} className="border-b border-line px-3 py-2 font-medium">
        {t('fits', { count: fits.data.length })}
      </h3>
      <ul className="divide-y divide-line">
        {fits.data.map((row) => {
          const { id, patientId, procedureId } = row;
          const procedure = directory.procedures.find((one) => one.id === procedureId);
          const duration = procedure?.duration ?? to - from;
          const booking = {
            time: timeOf(from),
            duration,
            doctorId,
            locationId,
            patientId,
            procedureId,
            waitingId: id,
          };
          const name = row.patient ?? t('unnamed');
          return (
            <li key={id} className="px-3 py-2 wrap-anywhere">
              <span className="block font-medium">{name}</span>
              <span className="block text-sm text-ink-muted">
                {words.procedure(procedureId)} · {words.wish(row)}
              </span>
              {row.note !== undefined && <span className="block text-sm">{row.note}</span>}
              <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                {row.phone !== undefined && <PhoneLink phone={row.phone} />}
                <Link
                  href={agendaHref({ date, booking })}
                  className="inline-flex min-h-8 touch:min-h-11 items-center font-semibold text-accent underline-offset-2 hover:underline"
                >
                  {t('bookFor', { name })}
                </Link>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
