'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { askWith } from '@/lib/leave-guard';

interface Asked {
  readonly question: string;
  readonly answer: (leaves: boolean) => void;
  /** The page that would be left. */
  readonly path: string;
}

/** Asks before something is lost by leaving. What is not answered, as by Escape, stays. */
export function LeaveQuestion() {
  const t = useTranslations('common');
  const path = usePathname();
  const stay = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState<Asked>();

  useEffect(
    () =>
      askWith(
        (question) =>
          new Promise((answer) =>
            setAsked((before) => {
              before?.answer(false);
              return { question, answer, path };
            }),
          ),
      ),
    [path],
  );

  useLayoutEffect(() => {
    if (asked !== undefined) stay.current?.focus();
  }, [asked]);

  // Another page may have come meanwhile, as once what was being saved is made.
  if (asked === undefined || asked.path !== path) return null;
  const isUnsaved = asked.question === t('unsaved');

  function answer(leaves: boolean): void {
    // Closed first, so that the focus is back where it was when what follows moves it.
    flushSync(() => setAsked(undefined));
    asked?.answer(leaves);
  }

  return (
    <Dialog
      open
      onClose={() => answer(false)}
      title={t('leave.title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={() => answer(true)}>
            {t(isUnsaved ? 'leave.unsaved' : 'leave.go')}
          </Button>
          <Button variant="primary" ref={stay} onClick={() => answer(false)}>
            {t(isUnsaved ? 'leave.edit' : 'leave.stay')}
          </Button>
        </>
      }
    >
      <p>{asked.question}</p>
    </Dialog>
  );
}
