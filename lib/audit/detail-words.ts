import type { Messages } from 'next-intl';
import { type Action, actionWord, isAction } from '@/lib/kit/audit-actions';
import type { TrailRow } from './read-trail';

type Words = Readonly<Record<string, string>>;

/**
 * What the codes among a row's details are called on the screens they come from, by the names they
 * are kept under; what has no word there is left out. `people`: names of accounts by their ids.
 */
export function detailWords(
  { action, detail }: Pick<TrailRow, 'action' | 'detail'>,
  messages: Messages,
  people: Words,
): Words {
  const { common, audit } = messages;
  const known: Readonly<Record<string, Words | undefined>> = {
    about: people,
    age: messages.today.money.ages,
    collectedBy: people,
    staffId: people,
    role: common.roles,
    formerRole: common.roles,
    result: audit.results,
    outcome: action === 'desk.confirmation' ? messages.confirmations.outcomes : audit.results,
    action: audit.groups,
    intact: { true: messages.records.form.yes, false: messages.records.form.no },
    method: action === 'sign-in' ? audit.methods : messages.payments.methods,
    status: statusesOf(action.split('.')[0], messages),
    concept: messages.patientShares.filters.concepts,
    owing: { true: messages.records.form.yes },
    review: { flagged: messages.patientShares.filters.flagged },
    sheet: audit.details.codes,
    sort: messages.receivables.filters.orders,
    totals: audit.details.codes,
    visit: { ...messages.visits.place, expected: messages.visits.expected },
    with: audit.details.codes,
  };
  return Object.fromEntries(
    Object.entries(detail ?? {}).flatMap(([name, value]) => {
      if (name === 'changed') return [[name, fieldsIn(String(value), messages)]];
      const word =
        name === 'action' && isAction(value)
          ? wordOf(value, audit.actions)
          : wordIn(known[name] ?? {}, String(value));
      return word === undefined ? [] : [[name, word]];
    }),
  );
}

function wordIn(words: Words, code: string): string | undefined {
  return Object.hasOwn(words, code) ? words[code] : undefined;
}

/** Of one action, as the list calls it; a group of them is found by its own name. */
function wordOf(action: Action, actions: Readonly<Record<string, string | Words>>) {
  const [resource = '', deed = ''] = actionWord(action).split('.');
  const words = actions[resource];
  return typeof words === 'object' ? wordIn(words, deed) : words;
}

/** One code can say different things of different things. */
function statusesOf(resource: string | undefined, messages: Messages): Words | undefined {
  if (resource === 'appointments') return messages.common.appointmentStatus;
  if (resource === 'invoices') return messages.invoices.statuses;
  if (resource === 'payments') return messages.payments.statuses;
  if (resource === 'patient-shares') return messages.patientShares.filters.statuses;
  return messages.identity.statuses;
}

/** Names of members, each as its form calls it. */
function fieldsIn(changed: string, { appointment, audit, procedures }: Messages): string {
  const { startTime, endTime, status } = audit.details.terms;
  const fields: Words = {
    ...procedures.form.fields,
    startTime,
    endTime,
    status,
    notes: appointment.notes,
    doctorId: appointment.doctor,
    locationId: appointment.location,
    procedureId: appointment.procedure,
  };
  return changed
    .split(' ')
    .map((name) => wordIn(fields, name) ?? name)
    .join(', ');
}
