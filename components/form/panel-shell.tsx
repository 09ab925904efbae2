'use client';

import type { KeyboardEvent, ReactNode, RefObject, SubmitEvent } from 'react';
import { SidePanel } from '@/components/ui/overlays/side-panel';
import type { ClinicProblem } from '@/lib/queries/problem';
import { ErrorSummary, type WrongField } from './error-summary';
import { LockedFields } from './locked-fields';
import { PageForm } from './page-form';

interface PanelShellProps {
  ref: RefObject<HTMLFormElement | null>;
  title: string;
  closeLabel: string;
  /** Counts what was refused, so that the same is told anew. */
  attempt: number;
  fields: readonly WrongField[];
  /** Why it was refused, where its fields do not say so. */
  problem: ClinicProblem | undefined;
  isPending: boolean;
  /** The answer was lost: nothing can be typed until it is known what became of it. */
  isUnsettled: boolean;
  /** Above the fields: what came of the last attempt. */
  notice: ReactNode;
  /** Below them, always in sight: the button. */
  bar: ReactNode;
  onSubmit: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a panel beside a screen: its fields scroll between the head of the panel and its bar. */
export function PanelShell({
  ref,
  title,
  closeLabel,
  attempt,
  fields,
  problem,
  isPending,
  isUnsettled,
  notice,
  bar,
  onSubmit,
  onKeyDown,
  onClose,
  children,
}: PanelShellProps) {
  return (
    <SidePanel
      title={title}
      closeLabel={closeLabel}
      onClose={onClose}
      // As high as there is room for: lists of choices open within it.
      className="lg:h-dvh"
    >
      <PageForm
        ref={ref}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          onSubmit();
        }}
        onKeyDown={onKeyDown}
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="relative grid min-h-0 flex-1 grid-cols-1 content-start gap-4 overflow-y-auto overscroll-contain p-4 lg:gap-3">
          <ErrorSummary attempt={attempt} fields={fields} problem={problem} />
          {notice}
          <LockedFields isPending={isPending} isUnsettled={isUnsettled}>
            {children}
          </LockedFields>
        </div>
        {bar}
      </PageForm>
    </SidePanel>
  );
}
