'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode, SubmitEvent } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { Button } from '@/components/ui/buttons/button';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { cx } from '@/components/ui/cx';
import { ErrorSummary } from './error-summary';
import { type FieldWords, FieldWordsProvider, wrongFields } from './field-words';
import { LockedFields } from './locked-fields';
import { PageForm } from './page-form';
import { PRESS_IN_PLACE } from './press-in-place';
import { RestoredNotice } from './restored-notice';
import { sendOnControlEnter, sendOnControlEnterOnly } from './send-on-control-enter';
import { UnknownNotice, type UnknownWords } from './unknown-notice';
import type { ChangeForm } from './use-change-form';

/** The bar stays in sight at the bottom of the page. */
const STICKY =
  'sticky bottom-0 z-10 -mx-1 border-t border-line bg-canvas px-1 py-3 max-md:bottom-14 short:static';

interface FormShellProps<Values extends FieldValues> {
  form: ChangeForm<Values>;
  /** What its fields are called, and what is wrong with one. */
  words: FieldWords;
  /** What the button does. */
  submit: string;
  /** Said where the answer was lost. */
  unknown?: UnknownWords;
  /** Where absent, the form is a part of its page: nothing leads away from it. */
  cancelHref?: string;
  /** Said at the button while nothing is changed; where absent it can be sent as it is. */
  unchanged?: string;
  /** It says something final: Enter alone does not send it. */
  isFinal?: boolean;
  /** Above the fields: what has to be decided first. */
  notice?: ReactNode;
  /** The notice says why it was refused, and nothing else has to. */
  isTold?: boolean;
  /** A column beside the fields, which holds the buttons that it is given. */
  aside?: (buttons: ReactNode) => ReactNode;
  /** Beside the button. */
  tools?: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * A form on a page of its own: its summary of errors, the notice of a lost answer, fields that are locked
 * while it is sent, and the bar with its button.
 */
export function FormShell<Values extends FieldValues>({
  form: { form, change, problem, attempt, isPending, restored, isChanged, submit },
  words,
  submit: submitWord,
  unknown,
  cancelHref,
  unchanged,
  isFinal = false,
  notice,
  isTold = false,
  aside,
  tools,
  className = 'grid max-w-3xl gap-4',
  children,
}: FormShellProps<Values>) {
  const common = useTranslations('common');
  const isUnsettled = change.unknown !== undefined;
  const isSticky = cancelHref !== undefined || tools !== undefined;
  const fields = (
    <>
      <ErrorSummary
        attempt={attempt}
        fields={wrongFields(form.formState.errors, words)}
        problem={isTold ? undefined : problem}
      />
      {notice}
      {restored && <RestoredNotice draft={restored} />}
      {isUnsettled && <UnknownNotice key={attempt} {...unknown} change={change} />}
      <LockedFields isPending={isPending} isUnsettled={isUnsettled}>
        {children}
      </LockedFields>
    </>
  );
  const buttons = (
    <>
      <Button
        {...PRESS_IN_PLACE}
        type="submit"
        variant="primary"
        pending={isPending}
        disabledReason={isUnsettled ? common('unknown.locked') : isChanged ? undefined : unchanged}
        aria-keyshortcuts="Control+Enter"
      >
        {submitWord}
      </Button>
      {cancelHref !== undefined && (
        <LinkButton href={cancelHref} variant="quiet">
          {common('cancel')}
        </LinkButton>
      )}
      {tools}
    </>
  );
  return (
    <FormProvider {...form}>
      <FieldWordsProvider value={words}>
        <PageForm
          noValidate
          autoComplete="off"
          onKeyDown={isFinal ? sendOnControlEnterOnly : sendOnControlEnter}
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            submit();
          }}
          className={
            aside ? 'grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_19rem]' : className
          }
        >
          {aside ? (
            <>
              <div className="@container grid min-w-0 grid-cols-1 gap-4">{fields}</div>
              {aside(<div className="flex flex-wrap items-center gap-2">{buttons}</div>)}
            </>
          ) : (
            <>
              {fields}
              <div className={cx('flex flex-wrap items-center gap-2', isSticky && STICKY)}>
                {buttons}
              </div>
            </>
          )}
        </PageForm>
      </FieldWordsProvider>
    </FormProvider>
  );
}
