import { useTranslations } from 'next-intl';
import { useToast } from '@/components/ui/overlays/toast';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { beforeVisit, placeOfVisit, type VisitPlace } from '@/lib/agenda/rules/visits';
import { type SettingVisit, visitHandlers } from '@/lib/agenda/visits/handlers';
import { useOwnChange } from '@/lib/changes/use-change';
import { callOwn } from '@/lib/queries/call-own';
import { useVisitWords } from './use-visit-words';

const SET_VISIT = {
  id: 'desk.visits',
  /** Said twice it is said once. */
  call: (body: SettingVisit) => callOwn(visitHandlers.set, { body }),
};

/** Says where patients are: what was said can be taken back, and a colleague who was faster is named. */
export function useVisit(onMade?: (body: SettingVisit) => void) {
  const t = useTranslations('visits');
  const toast = useToast();
  const words = useVisitWords();
  const change = useOwnChange(SET_VISIT, {
    shown: ['agenda'],
    endsWithForm: true,
    isToldAtOnce: true,
    onMade: (_, body) => onMade?.(body),
  });

  async function set(entry: AgendaEntry, place: VisitPlace): Promise<void> {
    const was = placeOfVisit(entry);
    const sentAt = Date.now();
    const made = await change.send({ appointmentId: entry.id, place, was });
    if (made === undefined) return;
    const name = entry.patient ?? t('patient');
    const { visit } = made;
    const isTheirs = visit !== undefined && Date.parse(visit.since) < sentAt - SLACK;
    if (isTheirs) toast({ message: t('already', { name, by: visit.by, ...words.since(visit) }) });
    else if (place === 'expected') toast({ message: t('takenBack', { name }) });
    else {
      toast({
        message: t(`became.${place}`, { name }),
        action: {
          label: t('undo'),
          run: () => void change.send({ appointmentId: entry.id, place: was, was: place }),
        },
      });
    }
  }

  return { set, back, change, problem: change.problem && words.problem(change.problem) };

  /** One step back, as after a slip that nobody noticed at once. */
  function back(entry: AgendaEntry): Promise<void> {
    return set(entry, entry.visit ? beforeVisit(entry.visit.state) : 'expected');
  }
}

/** Milliseconds by which the clocks of a browser and of the server may differ. */
const SLACK = 60_000;
