'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { cx } from '@/components/ui/cx';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { dateFormat } from '@/lib/kit/dates/date-format';
import { formatDate } from '@/lib/kit/dates/dates';
import { holidayOn } from '@/lib/kit/dates/holidays';
import { monthLater, steppedBy, weeksOf } from '@/lib/kit/dates/month-grid';
import { readSpokenDate } from '@/lib/kit/dates/spoken-date';
import { weekdayOf } from '@/lib/kit/schedule';
import { ViewLink } from './view-link';

interface MiniMonthProps {
  date: string;
  today: string;
  hrefOf: (date: string) => string;
  onGo: (href: string) => void;
}

/** The way to another day: typed as it is said, or chosen in a month by pointer or arrows. */
export function MiniMonth({ date, today, hrefOf, onGo }: MiniMonthProps) {
  const t = useTranslations('agenda');
  const locale = useLocale();
  const table = useRef<HTMLTableElement>(null);
  // Follows the date that is shown, until somebody goes on from there.
  const [moved, setMoved] = useState<{ of: string; to: string }>({ of: date, to: date });
  const cursor = moved.of === date ? moved.to : date;
  const move = (to: string) => setMoved({ of: date, to });
  const weeks = weeksOf(cursor);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = steppedBy(cursor, event.key);
    if (to === undefined) return;
    event.preventDefault();
    flushSync(() => move(to));
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  return (
    <div className="w-72 p-2">
      <TypedDay today={today} onDay={(day) => onGo(hrefOf(day))} />
      <div className="mt-2 mb-1 flex items-center justify-between">
        <IconButton
          icon="back"
          label={t('previousMonth')}
          onClick={() => move(monthLater(cursor, -1))}
        />
        <p aria-live="polite" className="font-medium first-letter:uppercase">
          {monthName(cursor, locale)}
        </p>
        <IconButton
          icon="forward"
          label={t('nextMonth')}
          onClick={() => move(monthLater(cursor, 1))}
        />
      </div>
      <table
        ref={table}
        aria-label={monthName(cursor, locale)}
        onKeyDown={onKeyDown}
        className="w-full text-center"
      >
        <thead>
          <tr className="text-xs text-ink-muted">
            {weeks[0]?.map((day) => (
              <th
                key={day}
                scope="col"
                abbr={dayWord(day, locale, 'long')}
                className="h-6 font-normal"
              >
                {dayWord(day, locale, 'narrow')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0">
                  <ViewLink
                    href={hrefOf(day)}
                    onGo={onGo}
                    tabIndex={day === cursor ? 0 : -1}
                    aria-label={formatDate(day, locale, 'full')}
                    {...(day === date ? { 'aria-current': 'date' as const } : {})}
                    className={cx(
                      'flex h-8 touch:h-10 items-center justify-center rounded-sm text-ink no-underline hover:bg-hover aria-[current]:bg-accent aria-[current]:font-semibold aria-[current]:text-on-accent',
                      day.slice(0, 7) !== cursor.slice(0, 7) && 'text-ink-faint',
                      day === today && 'font-semibold text-accent underline',
                      (holidayOn(day) !== undefined || weekdayOf(day) === 'sunday') &&
                        'text-danger',
                    )}
                  >
                    {Number(day.slice(8))}
                  </ViewLink>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** `15/3`, `lunes`, `+2 sem`: Enter goes there. */
function TypedDay({ today, onDay }: { today: string; onDay: (day: string) => void }) {
  const t = useTranslations('agenda');
  const locale = useLocale();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);

  function go(): void {
    const said = readSpokenDate(text, locale, today);
    setWrong(said.kind !== 'date');
    if (said.kind !== 'date') return;
    setText('');
    onDay(said.date);
  }

  return (
    <div className="flex items-end gap-2">
      <Field
        label={t('jump')}
        error={isWrong ? t('jumpWrong') : undefined}
        className="min-w-0 flex-1"
      >
        {(control) => (
          <Input
            {...control}
            name="day"
            autoComplete="off"
            maxLength={40}
            placeholder={t('jumpExample')}
            value={text}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) go();
            }}
            onChange={({ target }) => {
              setText(target.value);
              setWrong(false);
            }}
          />
        )}
      </Field>
      <Button onClick={go}>{t('jumpGo')}</Button>
    </div>
  );
}

function monthName(day: string, locale: string): string {
  const format = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

function dayWord(day: string, locale: string, weekday: 'narrow' | 'long'): string {
  return dateFormat(locale, { weekday, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
