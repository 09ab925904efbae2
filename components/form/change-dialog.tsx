'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { LockedFields } from '@/components/form/locked-fields';
import { problemFacts, problemMessage } from '@/components/form/problem-message';
import { useDialogGuard } from '@/components/form/use-dialog-guard';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { News } from '@/components/ui/news';
import type { AnyOnceMutation } from '@/lib/queries/once-mutation';

interface ChangeDialogProps {
  title: string;
  /** What the button does. */
  submit: string;
  change: AnyOnceMutation;
  /** Counts attempts, so that the same failure is told anew. */
  attempt: number;
  /** What says more of a failure than its kind does. */
  told?: string | undefined;
  /** Nothing is left to be done here. */
  isOver?: boolean;
  /** Something was typed or chosen that would be lost. */
  isTyped?: boolean;
  danger?: boolean;
  /** Also of what is not settled, which is sent again as it was. */
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A change that is confirmed, as of a bill, a payment or a key. Its answer may be lost: then nothing else can be
 * sent from here until it is known whether the change was made, or a person has looked.
 */
export function ChangeDialog(props: ChangeDialogProps) {
  const { title, submit, change, attempt, told, isOver = false, isTyped = false, danger } = props;
  const { onSubmit, onClose } = props;
  const { isPending, error, next } = change;
  const isUnsettled = change.unsettled !== undefined;
  const t = useTranslations('common.unknown');
  const common = useTranslations('common');
  const errors = useTranslations('errors.problem');
  const formId = useId();
  const isLost = isTyped && !isOver;
  const ask = useDialogGuard(isLost, { isPending, isUnsettled, isMade: isOver }, onClose);
  // What was sent is not lost with the dialog.
  const close = isUnsettled ? onClose : ask;
  const facts = error === null || error === undefined ? undefined : problemFacts(error);
  return (
    <Dialog
      open
      // What is on its way is not called back by closing: what became of it is told here.
      onClose={() => !isPending && close()}
      isTyped={isLost}
      isStill={isPending || isUnsettled}
      title={title}
      closeLabel={common('close')}
      footer={
        isOver ? (
          <Button variant="primary" onClick={onClose}>
            {common('close')}
          </Button>
        ) : (
          <>
            {isUnsettled ? (
              <Button
                variant="quiet"
                waitsFor={isPending ? common('saving') : undefined}
                onClick={() => void change.forget()}
              >
                {t('forget')}
              </Button>
            ) : (
              <Button
                variant="quiet"
                waitsFor={isPending ? common('saving') : undefined}
                onClick={close}
              >
                {common('cancel')}
              </Button>
            )}
            {isUnsettled && next === 'look' ? (
              <Button
                variant="primary"
                waitsFor={isPending ? common('saving') : undefined}
                onClick={() => {
                  void change.forget('made');
                  onClose();
                }}
              >
                {t('found')}
              </Button>
            ) : (
              <Button
                type="submit"
                form={formId}
                variant={danger && !isUnsettled ? 'danger' : 'primary'}
                pending={isPending}
              >
                {isUnsettled ? t(next === 'send-again' ? 'resend' : 'again') : submit}
              </Button>
            )}
          </>
        )
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          if (!isPending && !isOver) onSubmit();
        }}
        className="grid gap-4"
      >
        {isUnsettled && !isOver && (
          <News key={`unknown-${attempt}`} tone="attention">
            {t(next)}
          </News>
        )}
        {facts && (told !== undefined || facts.code !== 'OUTCOME_UNKNOWN') && (
          <News key={attempt} tone={isUnsettled ? 'attention' : 'danger'}>
            {told ?? errors(problemMessage(facts))}
          </News>
        )}
        <LockedFields isPending={isPending} isUnsettled={isUnsettled}>
          {props.children}
        </LockedFields>
      </form>
    </Dialog>
  );
}
