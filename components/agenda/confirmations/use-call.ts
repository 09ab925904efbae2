import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { problemFacts, problemMessage } from '@/components/form/problem-message';
import type { CallBody } from '@/lib/agenda/confirmations/forms';
import { confirmHandlers } from '@/lib/agenda/confirmations/handlers';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { CallOutcome } from '@/lib/agenda/rules/desk-notes';
import { agendaHref } from '@/lib/agenda/shared/agenda-view';
import { useOwnChange } from '@/lib/changes/use-change';
import { callOwn } from '@/lib/queries/call-own';

const SAY_OUTCOME = {
  id: 'desk.confirmation',
  /** Said twice it is said once. */
  call: (body: CallBody) => callOwn(confirmHandlers.call, { body }),
};

/** Keeps what came of calling about one appointment; the same outcome again takes it back. */
export function useCall(entry: AgendaEntry, onMade: (outcome: CallBody['outcome']) => void) {
  const t = useTranslations('confirmations');
  const problems = useTranslations('errors.problem');
  const router = useRouter();
  const change = useOwnChange(SAY_OUTCOME, {
    shown: ['agenda'],
    scope: entry.id,
    onMade(_, { outcome }) {
      onMade(outcome);
      if (outcome === 'will_change') {
        router.push(agendaHref({ date: entry.date, appointment: entry.id }));
      }
    },
  });
  const isPending = change.state === 'pending';
  const said = isPending ? change.sent?.outcome : entry.call;
  const { problem } = change;
  return {
    isPending,
    said: said === 'none' ? undefined : said,
    failure: change.unknown
      ? t('unknown')
      : problem &&
        (problem.code === 'APPOINTMENT_MOVED'
          ? t('moved')
          : problems(problemMessage(problemFacts(problem)))),
    async say(outcome: CallOutcome): Promise<void> {
      const { id: appointmentId, date, from } = entry;
      const { unknown } = change;
      const isTaken = !unknown && said === outcome;
      // What may have been kept is settled first.
      if (unknown) await change.send(unknown.input);
      if (unknown?.input.outcome === outcome) return;
      await change.send({ appointmentId, date, from, outcome: isTaken ? 'none' : outcome });
    },
  };
}
