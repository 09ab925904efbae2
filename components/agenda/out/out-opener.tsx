'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { useShownDialog } from '@/components/shell/use-shown-dialog';
import { Button } from '@/components/ui/buttons/button';
import type { Directory } from '@/lib/agenda/shared/directory';

const OutDialog = lazyPart(async () => (await import('./out-dialog')).OutDialog);

/** Whose absences the dialog is about; none: anybody's. */
interface OutShown {
  readonly doctorId: string | undefined;
  readonly date: string | undefined;
}

/** What the dialog about absences is opened for: by a column, the button, or the address (`?do=out`). */
export function useOutShown() {
  return useShownDialog<OutShown>((asked) =>
    asked === 'out' ? { doctorId: undefined, date: undefined } : undefined,
  );
}

/** Above the agenda: records who is not there. */
export function OutOpener({ onOpen }: { onOpen: () => void }) {
  const t = useTranslations('out');
  return (
    <Button variant="quiet" icon="clock" onClick={onOpen}>
      {t('button')}
    </Button>
  );
}

interface OutLayerProps {
  shown: OutShown | undefined;
  /** Shown while no column named another. */
  date: string;
  today: string;
  directory: Directory | undefined;
  onClose: () => void;
}

/** The dialog, loaded when it is first opened. */
export function OutLayer({ shown, date, today, directory, onClose }: OutLayerProps) {
  if (shown === undefined || directory === undefined) return null;
  return (
    <Suspense>
      <OutDialog
        directory={directory}
        doctorId={shown.doctorId}
        date={shown.date ?? date}
        today={today}
        onClose={onClose}
      />
    </Suspense>
  );
}
