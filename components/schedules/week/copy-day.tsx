'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, useState } from 'react';
import type { Weekday } from '@/components/schedules/schedule-parts';
import { useScheduleWords } from '@/components/schedules/use-schedule-words';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Icon } from '@/components/ui/icon';
import { Popover } from '@/components/ui/overlays/popover';
import { WEEKDAYS } from '@/lib/kit/schedule';

interface CopyDayProps {
  day: Weekday;
  onCopy: (to: readonly Weekday[]) => void;
}

/** Chooses the days that a day is copied to. */
export function CopyDay({ day, onCopy }: CopyDayProps) {
  const t = useTranslations('schedules');
  const words = useScheduleWords();
  const [chosen, setChosen] = useState<readonly Weekday[]>([]);
  const others = WEEKDAYS.filter((each) => each !== day);

  function apply(event: MouseEvent): void {
    const popover = event.currentTarget.closest('[popover]');
    if (popover instanceof HTMLElement) popover.hidePopover();
    onCopy(chosen);
    setChosen([]);
  }

  return (
    <Popover
      label={t('actions.copyOf', { day: words.day(day) })}
      trigger={<Icon name="copy" />}
      triggerClassName="min-w-8 touch:min-w-11"
      className="w-64"
    >
      <fieldset className="p-2">
        <legend className="float-left mb-1 w-full font-medium">
          {t('copy.title', { day: words.day(day) })}
        </legend>
        <div className="clear-both grid grid-cols-2 gap-x-3 gap-y-1">
          {others.map((each) => (
            <Checkbox
              key={each}
              label={words.day(each)}
              checked={chosen.includes(each)}
              onChange={({ target }) =>
                setChosen(
                  target.checked ? [...chosen, each] : chosen.filter((other) => other !== each),
                )
              }
            />
          ))}
        </div>
        <p className="mt-2 text-sm text-ink-muted">{t('copy.replaces')}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            size="small"
            variant="primary"
            onClick={apply}
            disabledReason={chosen.length === 0 ? t('copy.pick') : undefined}
          >
            {t('copy.apply')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => setChosen(others.filter((each) => WEEKDAYS.indexOf(each) < 5))}
          >
            {t('copy.weekdays')}
          </Button>
        </div>
      </fieldset>
    </Popover>
  );
}
