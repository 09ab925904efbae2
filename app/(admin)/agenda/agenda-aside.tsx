'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import type { FollowUps } from '@/components/agenda/details/follow-up-links';
import type { DirectoryNames } from '@/components/agenda/use-directory-names';
import { lazyPart } from '@/components/lazy-part';
import { SidePanel } from '@/components/ui/overlays/side-panel';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { Place } from '@/lib/agenda/rules/place';
import type { AgendaView } from '@/lib/agenda/shared/agenda-view';
import type { Directory } from '@/lib/agenda/shared/directory';
import type { ClinicMoment } from '@/lib/kit/dates/clinic-time';

const AppointmentDetails = lazyPart(
  async () => (await import('@/components/agenda/details/appointment-details')).AppointmentDetails,
);

/** Whether appointments may be changed: `not-offered` where the person may, but the service cannot. */
export type Changing = 'yes' | 'no' | 'not-offered';

interface AgendaAsideProps {
  view: AgendaView;
  entries: readonly AgendaEntry[] | undefined;
  names: DirectoryNames;
  now: ClinicMoment;
  timezone: string;
  change: Changing;
  marksVisits: boolean;
  cancelReasons: readonly string[];
  follows: FollowUps;
  /** Takes it in hand. */
  onMove: (entry: AgendaEntry) => void;
  directory: Directory | undefined;
  onReschedule: (entry: AgendaEntry, place: Place) => void;
  onClose: () => void;
}

/** What is open beside the days. */
export function AgendaAside({
  view,
  entries,
  names,
  now,
  timezone,
  change,
  marksVisits,
  cancelReasons,
  follows,
  onMove,
  directory,
  onReschedule,
  onClose,
}: AgendaAsideProps) {
  const t = useTranslations('appointment');
  const found = entries?.find(({ id }) => id === view.appointment);
  // A colleague may move it to another day while somebody writes notes about it.
  const [known, setKnown] = useState(found);
  if (found && found !== known) setKnown(found);
  if (view.appointment === undefined || entries === undefined) return null;
  const entry = found ?? (known?.id === view.appointment ? known : undefined);
  return (
    <SidePanel
      title={t('title')}
      closeLabel={t('close')}
      subject={view.appointment}
      onClose={onClose}
    >
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">
        {!found && <p className={entry && 'mb-4 text-attention'}>{t('gone')}</p>}
        <Suspense>
          {entry && (
            <AppointmentDetails
              entry={entry}
              doctor={names.doctorOf(entry.doctorId)}
              place={names.placeOf(entry.locationId)}
              now={now}
              timezone={timezone}
              change={change}
              marksVisits={marksVisits}
              cancelReasons={cancelReasons}
              follows={follows}
              onMove={() => onMove(entry)}
              directory={directory}
              onReschedule={(place) => onReschedule(entry, place)}
            />
          )}
        </Suspense>
      </div>
    </SidePanel>
  );
}
