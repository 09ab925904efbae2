'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '@/components/ui/buttons/button';
import { News } from '@/components/ui/news';
import { Dialog } from '@/components/ui/overlays/dialog';
import { ask } from '@/lib/leave-guard';
import { ErrorSummary } from './error-summary';
import { type FieldWords, FieldWordsProvider, wrongFields } from './field-words';
import { LockedFields } from './locked-fields';
import { PRESS_IN_PLACE } from './press-in-place';
import { RestoredNotice } from './restored-notice';
import { useAutoCheck } from './use-auto-check';
import type { ChangeForm } from './use-change-form';

/** Schema and values of a dialog that only confirms. */
export const NOTHING_TYPED = { schema: z.object({}), values: {} };
const NO_WORDS: FieldWords = { label: (name) => name, error: (_, code) => code };

interface FormDialogProps<Values extends FieldValues> {
  form: ChangeForm<Values>;
  /** What its fields are called, and what is wrong with one; none where it only confirms. */
  words?: FieldWords;
  title: string;
  /** What the button does; none where each of several things has a button of its own. */
  submit?: string;
  danger?: boolean;
  /** What says more of a failure than its kind does. */
  told?: string | undefined;
  /** Nothing is left to be done here. */
  isOver?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A form in a dialog, or a change that is only confirmed. Its answer may be lost: then nothing else can be
 * sent from here until it is known whether the change was made, or a person has looked.
 */
export function FormDialog<Values extends FieldValues>({
  form: { form, change, problem, attempt, isPending, restored, isChanged, submit },
  words = NO_WORDS,
  title,
  submit: submitWord,
  danger = false,
  told,
  isOver = false,
  onClose,
  children,
}: FormDialogProps<Values>) {
  const t = useTranslations('common.unknown');
  const common = useTranslations('common');
  const formId = useId();
  const next = change.unknown?.next;
  const isUnsettled = next !== undefined;
  useAutoCheck(next === 'check', () => void change.check('quietly'));
  const isLost = isChanged && !isOver && !isUnsettled;
  const waits = isPending ? common('saving') : undefined;

  async function close(): Promise<void> {
    if (!isLost || (await ask(common('unsaved')))) onClose();
  }

  return (
    <Dialog
      open
      // What is on its way is not called back by closing: what became of it is told here.
      onClose={() => !isPending && void close()}
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
          (submitWord !== undefined || isUnsettled) && (
            <>
              {isUnsettled ? (
                <Button
                  variant="quiet"
                  waitsFor={waits}
                  onClick={() => void change.discard('not-made')}
                >
                  {t('forget')}
                </Button>
              ) : (
                <Button variant="quiet" waitsFor={waits} onClick={() => void close()}>
                  {common('cancel')}
                </Button>
              )}
              {next === 'look' ? (
                <Button
                  variant="primary"
                  waitsFor={waits}
                  onClick={() => {
                    void change.discard('made');
                    onClose();
                  }}
                >
                  {t('found')}
                </Button>
              ) : (
                <Button
                  {...PRESS_IN_PLACE}
                  type="submit"
                  form={formId}
                  variant={danger && !isUnsettled ? 'danger' : 'primary'}
                  pending={isPending}
                >
                  {isUnsettled ? t(next === 'send-again' ? 'resend' : 'again') : submitWord}
                </Button>
              )}
            </>
          )
        )
      }
    >
      <FormProvider {...form}>
        <FieldWordsProvider value={words}>
          <form
            id={formId}
            noValidate
            autoComplete="off"
            onSubmit={(event: SubmitEvent) => {
              event.preventDefault();
              if (isPending || isOver) return;
              if (next === 'check') void change.check();
              else if (next === 'send-again') change.sendAgain();
              else if (!isUnsettled) submit();
            }}
            className="grid gap-4"
          >
            {isUnsettled && !isOver && (
              <News key={`unknown-${attempt}`} tone="attention">
                {t(next)}
              </News>
            )}
            {told !== undefined ? (
              <News key={attempt} tone={isUnsettled ? 'attention' : 'danger'}>
                {told}
              </News>
            ) : (
              <ErrorSummary
                attempt={attempt}
                fields={wrongFields(form.formState.errors, words)}
                problem={problem}
              />
            )}
            {restored && <RestoredNotice draft={restored} />}
            <LockedFields isPending={isPending} isUnsettled={isUnsettled}>
              {children}
            </LockedFields>
          </form>
        </FieldWordsProvider>
      </FormProvider>
    </Dialog>
  );
}
