import type { OperationId } from '@/lib/contract/operations';

/** What an administrator looks for together. */
export const ACTION_GROUPS = ['views', 'changes', 'copies', 'access', 'security'] as const;
export type ActionGroup = (typeof ACTION_GROUPS)[number];

/** What the trail calls deeds that are no operation of the clinic service. */
type OwnAction =
  | 'account.end-sessions'
  | 'account.password'
  | 'account.renew'
  | 'appointments.history'
  | 'appointments.upcoming'
  | 'audit.begin'
  | 'audit.export'
  | 'audit.list'
  | 'audit.verify'
  | 'billing.patient'
  | 'billing.plan'
  | 'changes.list'
  | 'changes.settle'
  | 'clinic.settings'
  | 'clinic.unknown'
  | 'connection.test'
  | 'idle-lock'
  | 'lock-out'
  | 'odontogram.export'
  | 'odontogram.favourites'
  | 'odontogram.print'
  | 'patient-shares.export'
  | 'patients.recent'
  | 'prescriptions.favourites'
  | 'print'
  | 'request-limit'
  | 'second-factor'
  | 'second-factor.enrol'
  | 'sign-in'
  | 'sign-out'
  | 'staff.change-doctor'
  | 'staff.change-role'
  | 'staff.disable'
  | 'staff.enable'
  | 'staff.end-sessions'
  | 'staff.invite'
  | 'staff.lift-locks'
  | 'staff.link-back'
  | 'staff.manage'
  | 'staff.withdraw-invitation'
  | 'today'
  | 'views.many';

/** Everything that the application writes on the trail; each has its words in `audit.actions`. */
export type Action = OperationId | OwnAction;

/** Where an action is found; one that is added does not compile until someone decides. */
const GROUP_OF: Readonly<Record<Action, ActionGroup>> = {
  today: 'views',
  'patients.list': 'views',
  'patients.recent': 'views',
  'patients.read': 'views',
  'patients.create': 'changes',
  'patients.change': 'changes',
  'locations.list': 'views',
  'doctors.list': 'views',
  'appointments.list': 'views',
  'appointments.read': 'views',
  'appointments.history': 'views',
  'appointments.upcoming': 'views',
  'appointments.create': 'changes',
  'appointments.change': 'changes',
  'schedules.read': 'views',
  'schedules.replace': 'changes',
  'procedures.list': 'views',
  'procedures.read': 'views',
  'procedures.create': 'changes',
  'procedures.change': 'changes',
  'emr-templates.list': 'views',
  'medical-records.list': 'views',
  'medical-records.read': 'views',
  'medical-records.create': 'changes',
  'medical-records.add-addendum': 'changes',
  'prescriptions.list': 'views',
  'prescriptions.create': 'changes',
  'prescriptions.favourites': 'views',
  'odontogram.catalog': 'views',
  'odontogram.favourites': 'views',
  'odontogram.read': 'views',
  'odontogram.list-versions': 'views',
  'odontogram.read-version': 'views',
  'odontogram.register-finding': 'changes',
  'odontogram.register-findings': 'changes',
  'odontogram.change-finding': 'changes',
  'odontogram.remove-finding': 'changes',
  'odontogram.set-dentition-mode': 'changes',
  'odontogram.set-tooth-dentition': 'changes',
  'odontogram.sign': 'changes',
  'odontogram.print': 'copies',
  print: 'copies',
  'odontogram.export': 'copies',
  'billing.patient': 'views',
  'billing.plan': 'views',
  'changes.list': 'views',
  'changes.settle': 'changes',
  'invoices.list': 'views',
  'invoices.read': 'views',
  'invoices.create': 'changes',
  'invoices.issue': 'changes',
  'invoices.void': 'changes',
  'invoices.pdf': 'copies',
  'invoices.export-form': 'views',
  'invoices.export': 'copies',
  'payments.list': 'views',
  'payments.create': 'changes',
  'payments.receipt': 'copies',
  'patient-shares.of-patient': 'views',
  'patient-shares.list': 'views',
  'patient-shares.resolve-review': 'changes',
  'patient-shares.export': 'copies',
  'payers.list': 'views',
  'payer-accounts.list': 'views',
  'charges.list': 'views',
  'charges.create': 'changes',
  'charges.remove': 'changes',
  'sign-in': 'access',
  'second-factor': 'access',
  'sign-out': 'access',
  'idle-lock': 'access',
  'lock-out': 'access',
  'request-limit': 'access',
  'clinic.unknown': 'access',
  'account.end-sessions': 'security',
  'account.password': 'security',
  'account.renew': 'security',
  'second-factor.enrol': 'security',
  'api-keys.list': 'security',
  'api-keys.create': 'security',
  'api-keys.revoke': 'security',
  'api-keys.uses': 'security',
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
};

export function isAction(value: unknown): value is Action {
  return typeof value === 'string' && Object.hasOwn(GROUP_OF, value);
}

export function actionsOf(group: ActionGroup): Action[] {
  return Object.keys(GROUP_OF)
    .filter(isAction)
    .filter((action) => GROUP_OF[action] === group);
}

/** Which of `audit.actions.*` says it: in messages a dot leads further in, where no word can be itself. */
export function actionWord(action: Action) {
  return action === 'second-factor' ? 'second-factor.code' : action;
}
