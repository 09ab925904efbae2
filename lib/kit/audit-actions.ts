import type { OperationId } from '@/lib/contract/operations';
import type { ActionGroup } from '@/lib/contract/route';
import { routes } from '@/lib/contract/routes';

/** What the trail calls deeds that are no operation of the clinic service, each with its group. */
const OWN = {
  today: 'views',
  'patients.recent': 'views',
  'appointments.history': 'views',
  'appointments.upcoming': 'views',
  'prescriptions.favourites': 'views',
  'odontogram.favourites': 'views',
  'odontogram.print': 'copies',
  print: 'copies',
  'odontogram.export': 'copies',
  'billing.patient': 'views',
  'billing.plan': 'views',
  'cash.own': 'views',
  'cash.all': 'views',
  'cash.open': 'changes',
  'cash.reopen': 'changes',
  'cash.close': 'changes',
  'cash.export': 'copies',
  'desk.out': 'views',
  'desk.waiting': 'views',
  'desk.wait': 'changes',
  'desk.stop-waiting': 'changes',
  'desk.absence': 'changes',
  'desk.block': 'changes',
  'desk.end-block': 'changes',
  'desk.confirm': 'views',
  'desk.sheet': 'views',
  'desk.confirmation': 'changes',
  'desk.calendar-file': 'copies',
  'desk.visits': 'changes',
  'desk.cancellation': 'changes',
  'desk.move-call': 'changes',
  'changes.list': 'views',
  'changes.settle': 'changes',
  'payments.csv': 'copies',
  'invoices.csv': 'copies',
  'patient-shares.export': 'copies',
  'receivables.all': 'views',
  'receivables.export': 'copies',
  'sign-in': 'access',
  'second-factor': 'access',
  'sign-out': 'access',
  'idle-lock': 'access',
  'drafts.key': 'access',
  'lock-out': 'access',
  'request-limit': 'access',
  'clinic.unknown': 'access',
  'account.end-sessions': 'security',
  'account.password': 'security',
  'account.renew': 'security',
  'second-factor.enrol': 'security',
  'staff.manage': 'security',
  'staff.invite': 'security',
  'staff.withdraw-invitation': 'security',
  'staff.change-doctor': 'security',
  'staff.change-role': 'security',
  'staff.disable': 'security',
  'staff.enable': 'security',
  'staff.end-sessions': 'security',
  'staff.lift-locks': 'security',
  'staff.link-back': 'security',
  'audit.begin': 'security',
  'audit.list': 'security',
  'clinic.settings': 'security',
  'views.many': 'security',
  'connection.test': 'security',
  'audit.verify': 'security',
  'audit.export': 'copies',
} as const satisfies Record<string, ActionGroup>;

/** Everything that the application writes on the trail; each has its words in `audit.actions`. */
export type Action = OperationId | keyof typeof OWN;

const GROUP_OF = new Map<string, ActionGroup>([
  ...routes.map(({ id, audit }) => [id, audit] as const),
  ...Object.entries(OWN),
]);

export function isAction(value: unknown): value is Action {
  return typeof value === 'string' && GROUP_OF.has(value);
}

export function actionsOf(group: ActionGroup): Action[] {
  return [...GROUP_OF.keys()].filter(isAction).filter((action) => GROUP_OF.get(action) === group);
}

/** Which of `audit.actions.*` says it: in messages a dot leads further in, where no word can be itself. */
export function actionWord(action: Action) {
  return action === 'second-factor' ? 'second-factor.code' : action;
}
