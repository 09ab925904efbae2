'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { UnknownNotice } from '@/components/form/unknown-notice';
import { Icon } from '@/components/ui/icon';
import { type SeriesBooking, seriesHandlers } from '@/lib/agenda/series/handlers';
import { OPENINGS, VISITS } from '@/lib/agenda/shared/appointment-queries';
import { isAbsent } from '@/lib/changes/outcome';
import { useOwnChange } from '@/lib/changes/use-change';
import { clinicInstant, toOffsetDateTime } from '@/lib/kit/dates/clinic-time';
import { timeOf } from '@/lib/kit/dates/span';
import { callOwn } from '@/lib/queries/call-own';
import type { SeriesLineRowProps } from './series-line-row';
import type { LinePlace } from './series-plan';

const BOOK_OF_SERIES = {
  id: 'series.book',
  // The clinic service may take no key: our server looks before it is sent again.
  isHarmlessTwice: false,
  call: (body: Omit<SeriesBooking, 'isCheck'>, _: string, isCheck: boolean) =>
    callOwn(seriesHandlers.book, { body: { ...body, isCheck } }),
};

/** Books one line when its turn comes, and says what became of it. */
export function SeriesSending(props: SeriesLineRowProps & { place: LinePlace }) {
  const { seriesId, wanted, place, number, count, isTurn, procedureId, notes, timezone } = props;
  const t = useTranslations('series');
  const change = useOwnChange(BOOK_OF_SERIES, {
    shown: [OPENINGS, VISITS],
    scope: `${seriesId} ${number}`,
    isToldAtOnce: true,
  });
  const { state, unknown, problem } = change;

  const begin = useEffectEvent(async () => {
    if (unknown) {
      await change.check();
      return;
    }
    const start = clinicInstant(place.date, timeOf(place.from), timezone);
    const end = new Date(start.getTime() + wanted.duration * 60_000);
    await change.send({
      seriesId,
      number,
      count,
      appointment: {
        patientId: wanted.patientId,
        doctorId: wanted.doctorId,
        locationId: place.locationId ?? wanted.locationId,
        procedureId,
        startTime: toOffsetDateTime(start, timezone),
        endTime: toOffsetDateTime(end, timezone),
        ...(notes.trim() !== '' && { notes: notes.trim() }),
      },
    });
  });
  useEffect(() => {
    if (isTurn) void begin();
  }, [isTurn]);

  const settled = useEffectEvent(() => {
    if (state === 'made') props.onSettled('made');
    else if (state === 'refused' || state === 'unknown') props.onSettled('failed');
  });
  useEffect(() => {
    if (state !== 'pending' && state !== 'idle') settled();
  }, [state]);

  if (state === 'made') {
    return (
      <p className="col-span-full flex gap-1.5 text-sm">
        <Icon name="check" />
        {t('made', { number, count })}
      </p>
    );
  }
  if (unknown) {
    return (
      <div className="col-span-full">
        <UnknownNotice
          key={change.failedAttempt}
          title={t('unknown')}
          change={{ ...change, sendAgain: () => void change.send(unknown.input) }}
        />
      </div>
    );
  }
  if (!problem) return null;
  const isTaken = problem.status === 409 && !isAbsent(problem);
  return (
    <p role="alert" className="col-span-full text-sm text-danger">
      {t(isTaken ? 'taken' : 'notMade')}
    </p>
  );
}
