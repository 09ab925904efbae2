'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { ShiftSeriesButton } from '@/components/agenda/series/shift-series';
import { statusTone } from '@/components/agenda/shared/status-tone';
import { useEntryWords } from '@/components/agenda/use-entry-words';
import { WaitingFits } from '@/components/agenda/waiting/waiting-fits';
import { useStandingBillWords } from '@/components/billing/shared/use-standing-bill-words';
import { lazyPart } from '@/components/lazy-part';
import { PhoneLink } from '@/components/phone-link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/buttons/link';
import { DescriptionList } from '@/components/ui/description-list';
import { Icon } from '@/components/ui/icon';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { hasCome } from '@/lib/agenda/rules/appointment-status';
import { canBeMoved, type Place } from '@/lib/agenda/rules/place';
import { canArrive } from '@/lib/agenda/rules/visits';
import type { Directory } from '@/lib/agenda/shared/directory';
import { isCertain, type StandingBill, standingBillHref } from '@/lib/billing/shared/standing-bill';
import { standingBillQuery } from '@/lib/billing/shared/standing-bill-queries';
import type { ClinicMoment } from '@/lib/kit/dates/clinic-time';
import { formatDate } from '@/lib/kit/dates/dates';
import { DAY_MINUTES } from '@/lib/kit/dates/span';
import { formatTimes } from '@/lib/kit/dates/time-format';
import { fullName } from '@/lib/kit/text/full-name';
import { patientQueries } from '@/lib/patients/shared/patient-queries';
import { AppointmentHistory } from './appointment-history';
import { AppointmentNotes } from './appointment-notes';
import { CancelReason } from './cancel-reason';
import { FollowUpLinks, type FollowUps } from './follow-up-links';
import { RescheduleList } from './reschedule-list';
import { StatusActions } from './status-actions';
import { VisitActions } from './visit-actions';

const ProcedureDialog = lazyPart(async () => (await import('./procedure-dialog')).ProcedureDialog);

interface AppointmentDetailsProps {
  entry: AgendaEntry;
  doctor: string;
  place: string;
  now: ClinicMoment;
  /** The clinic's, never the browser's. */
  timezone: string;
  /** `not-offered`: the person may, but the service cannot. */
  change: 'yes' | 'no' | 'not-offered';
  /** They may say who arrived. */
  marksVisits: boolean;
  /** The clinic's reasons to cancel; empty where nobody is asked. */
  cancelReasons: readonly string[];
  follows: FollowUps;
  /** Takes it in hand, to be dropped elsewhere. */
  onMove: () => void;
  /** `undefined`: it could not be loaded. */
  directory: Directory | undefined;
  /** Moves it at once. */
  onReschedule: (place: Place) => void;
}

/** Who comes when, to whom and for what; and what became of it. */
export function AppointmentDetails({
  entry,
  doctor,
  place,
  now,
  timezone,
  change,
  marksVisits,
  cancelReasons,
  follows,
  onMove,
  directory,
  onReschedule,
}: AppointmentDetailsProps) {
  const t = useTranslations('appointment');
  const locale = useLocale();
  const { statusWord, who } = useEntryWords();
  const status = useTranslations('common.appointmentStatus');
  const move = useTranslations('agenda.move');
  const [hasLeft, setHasLeft] = useState<string>();
  const [isRescheduling, setRescheduling] = useState(false);
  const [isChangingProcedure, setChangingProcedure] = useState(false);
  const patient = useQuery(patientQueries.read(entry.patientId));
  const phone = patient.data?.phone;
  // A service may leave the name out of the appointment; their record is read for the phone.
  const name = entry.patient ?? (patient.data ? fullName(patient.data) : who(entry));
  // As long as it is not known, or cannot be, it is offered to be billed: the form asks again.
  const found = useQuery({
    ...standingBillQuery(entry),
    enabled: follows.bill || follows.charge,
  });
  const bill = found.data?.bill;
  const isBillable = !isCertain(bill);
  const minutes = entry.to - entry.from;
  const begun = hasCome(entry.date, entry.from, now);
  const over = hasCome(entry.date, entry.to, now);
  return (
    <div className="grid gap-4">
      <div>
        <Link
          href={`/patients/${entry.patientId}`}
          className="text-base font-semibold text-accent underline-offset-2 hover:underline"
        >
          {name}
        </Link>
        <p className="tabular mt-0.5 text-ink-muted">
          {phone ? <PhoneLink phone={phone} /> : t(phoneWord(patient))}
        </p>
      </div>
      <div>
        <p className="font-medium first-letter:uppercase">
          {formatDate(entry.date, locale, 'full')}
        </p>
        <p className="tabular text-ink-muted">
          {formatTimes(entry, locale)}
          {minutes > 0 && ` · ${t('minutes', { count: minutes })}`}
          {entry.to > DAY_MINUTES && ` · ${t('nextDay')}`}
          {minutes <= 0 && ` · ${t('noLength')}`}
        </p>
      </div>
      <DescriptionList
        items={[
          {
            term: t('status'),
            detail: (
              <Badge tone={statusTone(entry.status)}>
                {statusWord(entry.status) ?? status('confirmed')}
              </Badge>
            ),
          },
          { term: t('procedure'), detail: entry.procedure ?? t('unnamedProcedure') },
          ...(entry.series
            ? [{ term: t('series'), detail: t('seriesPlace', { ...entry.series }) }]
            : []),
          { term: t('doctor'), detail: doctor },
          { term: t('location'), detail: place },
        ]}
      />
      <AppointmentNotes key={`notes ${entry.id}`} entry={entry} mayEdit={change === 'yes'} />
      {over && entry.status === 'confirmed' && change === 'yes' && (
        <p className="flex gap-2 text-attention">
          <Icon name="alert" className="mt-px" />
          {t('toClose')}
        </p>
      )}
      {change === 'yes' && canBeMoved(entry) && (
        <>
          <div className="flex flex-wrap gap-2">
            <Button onClick={onMove}>{move('hold')}</Button>
            {directory && (
              <Button
                aria-expanded={isRescheduling}
                onClick={() => setRescheduling(!isRescheduling)}
              >
                {t('reschedule.open')}
              </Button>
            )}
            {directory && (
              <Button onClick={() => setChangingProcedure(true)}>{t('change.open')}</Button>
            )}
          </div>
          {isChangingProcedure && directory && (
            <Suspense>
              <ProcedureDialog
                entry={entry}
                directory={directory}
                now={now}
                timezone={timezone}
                onClose={() => setChangingProcedure(false)}
              />
            </Suspense>
          )}
          {isRescheduling && directory && (
            <RescheduleList
              entry={entry}
              directory={directory}
              today={now.date}
              onTake={(place) => {
                setRescheduling(false);
                onReschedule(place);
              }}
            />
          )}
        </>
      )}
      {marksVisits && entry.status === 'canceled' && cancelReasons.length > 0 && (
        <CancelReason key={`reason ${entry.id}`} entry={entry} reasons={cancelReasons} />
      )}
      {change === 'yes' &&
        canBeMoved(entry) &&
        entry.series &&
        entry.series.number < entry.series.count && (
          <ShiftSeriesButton key={`shift ${entry.id}`} entry={entry} series={entry.series} />
        )}
      {marksVisits && canArrive(entry, now.date) && (
        <VisitActions
          key={`visit ${entry.id}`}
          entry={entry}
          now={now}
          keepsNoShow={change !== 'yes'}
          onLeft={() => setHasLeft(entry.id)}
        />
      )}
      {change === 'yes' && (
        <StatusActions
          key={`status ${entry.id} ${hasLeft === entry.id ? 'left' : ''}`}
          asksFirst={hasLeft === entry.id && entry.status === 'confirmed' ? 'completed' : undefined}
          entry={entry}
          who={name}
          begun={begun}
          bill={bill}
        />
      )}
      {change === 'yes' && entry.status === 'canceled' && !begun && <WaitingFits entry={entry} />}
      {bill && <BilledNote entry={entry} bill={bill} />}
      {entry.status !== 'canceled' && (
        <FollowUpLinks
          entry={entry}
          follows={{
            ...follows,
            bill: follows.bill && isBillable,
            charge: follows.charge && isBillable,
          }}
        />
      )}
      {change === 'not-offered' && <p className="text-sm text-ink-muted">{t('notOffered')}</p>}
      <AppointmentHistory key={`history ${entry.id}`} entry={entry} timezone={timezone} />
    </div>
  );
}

function phoneWord({ isPending, isError }: { isPending: boolean; isError: boolean }) {
  if (isPending) return 'phoneLoading';
  return isError ? 'phoneFailed' : 'noPhone';
}

/** That an appointment is billed, and the way to where. */
function BilledNote({ entry, bill }: { entry: AgendaEntry; bill: StandingBill }) {
  const words = useStandingBillWords();
  return (
    <p className="flex gap-2">
      <Icon name="receipt" className="mt-px text-ink-muted" />
      <Link
        href={standingBillHref(bill, entry.patientId)}
        className="min-w-0 wrap-anywhere text-accent underline-offset-2 hover:underline"
      >
        {words.where(bill)}
      </Link>
    </p>
  );
}
