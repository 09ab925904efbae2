'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ChangeDialog } from '@/components/form/change-dialog';
import { ChoiceList } from '@/components/form/choice-list';
import { NotesInput } from '@/components/form/notes-input';
import { problemFacts } from '@/components/form/problem-message';
import { ServiceWords } from '@/components/ui/service-words';
import { useToast } from '@/components/ui/toast';
import type { ListedShare } from '@/lib/billing/listed-share';
import { MAX_REASON } from '@/lib/contract/limits';
import { useResolveReview } from '@/lib/queries/patient-shares';
import { formatPesos } from '@/lib/rules/money-format';
import { wrongNotes } from '@/lib/rules/notes';
import { useShareWords } from './use-share-words';

const RESOLUTIONS = ['refunded', 'kept'] as const;
type Resolution = (typeof RESOLUTIONS)[number];

interface ResolveDialogProps {
  share: ListedShare;
  onClose: () => void;
}

/** Whether the money of a charge that was taken off went back or stays, and why. Decided once. */
export function ResolveDialog({ share, onClose }: ResolveDialogProps) {
  const t = useTranslations('patientShares.resolve');
  const locale = useLocale();
  const toast = useToast();
  const resolve = useResolveReview();
  const [resolution, setResolution] = useState<Resolution>();
  const [note, setNote] = useState('');
  const [attempt, setAttempt] = useState(0);
  const choice = useRef<HTMLInputElement>(null);
  const reason = useRef<HTMLTextAreaElement>(null);

  const words = useShareWords();
  const account = words.account(share);
  const amount = formatPesos(share.amount, locale);
  const isDecided = resolve.isError && problemFacts(resolve.error).code === 'REVIEW_NOT_OPEN';
  const lacksChoice = attempt > 0 && resolution === undefined;
  const lacksNote = attempt > 0 && note.trim() === '';

  function submit(): void {
    setAttempt((count) => count + 1);
    const isWhole = note.trim() !== '' && wrongNotes(note, MAX_REASON) === undefined;
    if (resolution === undefined) {
      choice.current?.focus();
      return;
    }
    if (!isWhole) {
      reason.current?.focus();
      return;
    }
    resolve.mutate(
      resolve.unsettled ?? {
        params: { id: share.id },
        body: { resolution, note: note.trim() },
      },
      {
        onSuccess: () => {
          toast({ message: t(`done.${resolution}`, { amount }) });
          onClose();
        },
      },
    );
  }

  return (
    <ChangeDialog
      title={t('title')}
      submit={t('save')}
      change={resolve}
      attempt={attempt}
      told={isDecided ? t('decided') : undefined}
      isOver={isDecided}
      isTyped={note !== '' || resolution !== undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <div>
        <p className="font-medium">{words.title(share)}</p>
        <p className="tabular text-ink-muted">
          {t.rich('paidAt', {
            date: words.paidAt(share),
            method: () => <ServiceWords>{share.paymentMethodLabel}</ServiceWords>,
          })}
        </p>
        <p className="tabular text-ink-muted">
          {account.payer && `${account.payer} · `}
          {account.which}
        </p>
        <p className="text-ink-muted">
          <ServiceWords>{share.review?.reasonLabel}</ServiceWords>
        </p>
      </div>
      <ChoiceList
        legend={t('choice')}
        name="resolution"
        value={resolution}
        first={choice}
        error={lacksChoice ? t('lacksChoice') : undefined}
        onChange={setResolution}
        choices={RESOLUTIONS.map((value) => ({
          value,
          label: t(value),
          explain: t(`explain.${value}`),
        }))}
      />
      <NotesInput
        ref={reason}
        label={t('note')}
        max={MAX_REASON}
        rows={3}
        value={note}
        onChange={setNote}
        error={lacksNote ? t('lacksNote') : undefined}
      />
    </ChangeDialog>
  );
}
