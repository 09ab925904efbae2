'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { TogglePreview } from '@/lib/odontogram/charting/dentition-preview';
import type { EditOutcome } from '@/lib/odontogram/edit/editor-state';
import type { Chart } from '@/lib/odontogram/shared/chart-data';
import { RefusalNotice } from '../panel/refusal-notice';
import { useToothName } from '../use-odontogram-words';
import { useSending } from '../use-sending';
import { SignatureEnds } from './signature-ends';

interface ToggleDialogProps {
  fdi: number;
  preview: TogglePreview;
  signature: Chart['signature'];
  /** What a finding is called. */
  wordsOf: (finding: TogglePreview['removed'][number]) => string;
  onSend: () => Promise<EditOutcome>;
  onClose: () => void;
}

/** The other tooth of a pair takes the findings of the one that goes with it: they are named first. */
export function ToggleDialog({
  fdi,
  preview,
  signature,
  wordsOf,
  onSend,
  onClose,
}: ToggleDialogProps) {
  const t = useTranslations('odontogram.toggle');
  const common = useTranslations('common');
  const nameOf = useToothName();
  const { pending, problem, send } = useSending();
  const { comes, removed } = preview;

  async function submit(): Promise<void> {
    const result = await send(() => onSend());
    if (result?.ok) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { fdi, comes })}
      closeLabel={common('close')}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            variant={removed.length > 0 ? 'danger' : 'primary'}
            pending={pending}
            onClick={() => void submit()}
          >
            {t(removed.length > 0 ? 'removeAndChange' : 'change')}
          </Button>
        </>
      }
    >
      <SignatureEnds signature={signature} />
      <p>{t('explain', { goes: nameOf(fdi), comes: nameOf(comes) })}</p>
      {removed.length > 0 && (
        <>
          <p className="mt-3 font-semibold">{t('removed', { count: removed.length })}</p>
          <ul className="mt-1 list-disc pl-5">
            {removed.map((finding) => (
              <li key={finding.id}>{wordsOf(finding)}</li>
            ))}
          </ul>
        </>
      )}
      {problem && <RefusalNotice problem={problem} />}
    </Dialog>
  );
}
