import type { ReactNode } from 'react';

interface LockedFieldsProps {
  /** What they say is on its way: for a moment, so that nothing changes its look. */
  isPending: boolean;
  /** What they say may have been made, and has to be found out first. */
  isUnsettled: boolean;
  children: ReactNode;
}

/** Fields that say what was sent: they cannot be changed until it is known what became of it. */
export function LockedFields({ isPending, isUnsettled, children }: LockedFieldsProps) {
  return (
    <fieldset disabled={isUnsettled} inert={isPending} className="contents">
      {children}
    </fieldset>
  );
}
