'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { problemFacts, problemMessage } from '@/components/form/problem-message';
import { Button } from '@/components/ui/buttons/button';
import { useToast } from '@/components/ui/overlays/toast';
import type { AgendaView } from '@/lib/agenda/shared/agenda-view';
import { agendaHandlers } from '@/lib/agenda/shared/handlers';
import {
  deskOfFilters,
  isAnywhere,
  isSameDesk,
  NO_DESK,
  type OwnDesk,
} from '@/lib/agenda/shared/own-desk';
import { useOwnChange } from '@/lib/changes/use-change';
import { callOwn } from '@/lib/queries/call-own';

const KEEP = {
  id: 'desk.own',
  call: (body: OwnDesk) => callOwn(agendaHandlers.keepDesk, { body }),
};

interface OwnDeskButtonProps {
  /** The filters as they are chosen now. */
  chosen: Pick<AgendaView, 'doctors' | 'locations'>;
  own: OwnDesk;
}

/** Makes the chosen place and doctors those with which the agenda and Today begin, or forgets them. */
export function OwnDeskButton({ chosen, own }: OwnDeskButtonProps) {
  const t = useTranslations('agenda.filters.own');
  const problems = useTranslations('errors.problem');
  const router = useRouter();
  const toast = useToast();
  const change = useOwnChange<OwnDesk, OwnDesk>(KEEP, {
    shown: [],
    onMade(kept) {
      toast({ message: t(isAnywhere(kept) ? 'forgotten' : 'kept') });
      // The ways to the agenda begin there from now on.
      router.refresh();
    },
  });
  const desk = deskOfFilters(chosen);
  const isNothing = desk === undefined || isAnywhere(desk);
  if (isNothing && isAnywhere(own)) return null;
  const forgets = isNothing || isSameDesk(desk, own);
  return (
    <div className="grid gap-1">
      <Button
        variant="quiet"
        icon="person"
        pending={change.state === 'pending'}
        onClick={() => void change.send(forgets ? NO_DESK : desk)}
      >
        {t(forgets ? 'forget' : 'keep')}
      </Button>
      {change.problem && (
        <p role="alert" className="text-sm text-danger">
          {problems(problemMessage(problemFacts(change.problem)))}
        </p>
      )}
    </div>
  );
}
