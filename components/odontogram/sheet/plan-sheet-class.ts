export const PLAN_HEAD =
  'border-b border-line-strong px-2 py-1.5 text-left text-sm font-medium text-ink-muted';
export const PLAN_CELL = 'px-2 py-1 align-top';
/** On a phone it stands below the treatment. */
export const PLAN_BESIDE = 'max-sm:hidden print:table-cell';
