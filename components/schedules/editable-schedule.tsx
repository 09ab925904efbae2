'use client';

import { type ComponentProps, useState } from 'react';
import type { DoctorWeek } from '@/lib/agenda/rules/working-day';
import { NewSchedule } from './new-schedule';
import { ScheduleEditor } from './schedule-editor';

type EditableScheduleProps = ComponentProps<typeof NewSchedule> & {
  /** `undefined`: there is none yet. */
  schedule: DoctorWeek | undefined;
};

/**
 * The schedule as it was when the page came. A schedule that is made here stays in the hands of the
 * form it was made in when the page is read again: what was typed meanwhile is in it.
 */
export function EditableSchedule({ schedule, isUnknown, ...editor }: EditableScheduleProps) {
  const [loaded] = useState(schedule);
  if (loaded) return <ScheduleEditor {...editor} initial={loaded} />;
  return <NewSchedule {...editor} isUnknown={isUnknown} />;
}
