/**
 * What was done to a chart, by the service's words, and by the keys of ours. Of `findings` nobody tells
 * how many they are: it may be one that was done again.
 */
const ACTIONS = {
  'finding.registered': 'registered',
  'findings.registered': 'registeredMany',
  'finding.changed': 'changed',
  'findings.changed': 'changedMany',
  'finding.removed': 'removed',
  'findings.removed': 'removedMany',
  'dentition-mode.changed': 'mode',
  'tooth-dentition.changed': 'tooth',
  signed: 'signed',
} as const;

export type VersionAction = (typeof ACTIONS)[keyof typeof ACTIONS];

/** `undefined` for one that a later service added. */
export function versionAction(action: string): VersionAction | undefined {
  return isKnown(action) ? ACTIONS[action] : undefined;
}

function isKnown(action: string): action is keyof typeof ACTIONS {
  return Object.hasOwn(ACTIONS, action);
}
