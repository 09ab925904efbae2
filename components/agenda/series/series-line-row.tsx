'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';

import type { BookingWords } from '@/components/agenda/booking/use-booking-words';
import { DateInput } from '@/components/form/inputs/date-input';
import { TimeInput } from '@/components/form/inputs/time-input';
import { Badge } from '@/components/ui/badge';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { SeriesLine } from '@/lib/agenda/rules/series-lines';
import type { SeriesWanted } from '@/lib/agenda/series/handlers';
import { seriesPreview } from '@/lib/agenda/series/series-queries';
import { readVisitTime } from '@/lib/kit/dates/typed-time';
import type { LineOutcome } from './series-dialog';
import { choicesOf, LINE_KINDS, type LineChoice, type LinePlace } from './series-plan';
import { SeriesSending } from './series-sending';
import { useSeriesWords } from './use-series-words';

export interface SeriesLineRowProps {
  seriesId: string;
  wanted: SeriesWanted;
  procedureId: string;
  notes: string;
  timezone: string;
  line: SeriesLine;
  choice: LineChoice;
  /** When it would be booked; undefined where it is left out, or not written yet. */
  place: LinePlace | undefined;
  number: number;
  count: number;
  /** It is to be sent now. */
  isTurn: boolean;
  isLocked: boolean;
  /** Some of the series were sent. */
  isBegun: boolean;
  words: BookingWords;
  onChoose: (choice: LineChoice) => void;
  onSettled: (outcome: LineOutcome) => void;
}

/** One appointment of a series: when, what speaks against it, and what is done instead. */
export function SeriesLineRow(props: SeriesLineRowProps) {
  const { line, choice, place, isLocked, isBegun, words, onChoose } = props;
  const t = useTranslations('series');
  const problemWords = useSeriesWords();
  const { date, problem, proposal } = line;
  const when = `${words.day(date)}, ${words.time(line.from)}`;
  return (
    <li className="grid gap-x-3 gap-y-1.5 px-3 py-2 sm:grid-cols-[minmax(0,1fr)_13rem] sm:items-start">
      <div className="min-w-0 wrap-anywhere">
        <p className="tabular first-letter:uppercase">{when}</p>
        {problem && <p className="text-sm text-attention">{problemWords(problem)}</p>}
        {choice.kind === 'proposal' && proposal && (
          <p className="tabular text-sm">
            {t('instead', { day: words.day(proposal.date), time: words.time(proposal.from) })}
            {proposal.locationId !== props.wanted.locationId &&
              ` · ${words.location(proposal.locationId)}`}
          </p>
        )}
      </div>
      <div>
        {isLocked ? (
          <Badge tone={choice.kind === 'skip' ? 'neutral' : 'accent'}>
            {t(`kinds.${choice.kind}`)}
          </Badge>
        ) : (
          <Select
            aria-label={t('choiceOf', { when })}
            value={choice.kind}
            onChange={({ target }) => {
              const kind = LINE_KINDS.find((one) => one === target.value);
              if (kind) onChoose({ ...choice, kind });
            }}
          >
            {choicesOf(line).map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </Select>
        )}
      </div>
      {choice.kind === 'other' && !isLocked && <OtherHour {...props} />}
      {isBegun && place && <SeriesSending {...props} place={place} />}
    </li>
  );
}

function OtherHour({ choice, place, wanted, onChoose, words }: SeriesLineRowProps) {
  const t = useTranslations('booking');
  const series = useTranslations('series');
  const problemWords = useSeriesWords();
  const asked = { ...wanted, ...place, locationId: place?.locationId ?? wanted.locationId };
  const judged = useQuery({
    ...seriesPreview({ ...asked, count: 1 }),
    enabled: place !== undefined,
  });
  const [line] = judged.data ?? [];
  return (
    <div className="col-span-full grid grid-cols-2 gap-3">
      <Field label={t('fields.date')}>
        {(control) => (
          <DateInput
            control={control}
            name="otherDate"
            value={choice.date}
            onChange={(date) => onChoose({ ...choice, date })}
            min="1900-01-01"
            max="2199-12-31"
          />
        )}
      </Field>
      <Field label={t('fields.time')}>
        {(control) => (
          <TimeInput
            control={control}
            name="otherTime"
            value={choice.time}
            read={readVisitTime}
            onChange={(time) => onChoose({ ...choice, time })}
          />
        )}
      </Field>
      {place && line && (
        <p role="status" className="col-span-full text-sm text-attention empty:hidden">
          {line.problem
            ? problemWords(line.problem)
            : series('isFree', { day: words.day(place.date), time: words.time(place.from) })}
        </p>
      )}
    </div>
  );
}
