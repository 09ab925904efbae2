'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { copyText } from './copy-text';
import { IconButton } from './icon-button';

/** Milliseconds for which the button says that it copied. */
const SAID_FOR = 2_000;

/** Copies a number that staff paste into other systems, as they type it there. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('common');
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  async function copy() {
    const copied = await copyText(text);
    setOutcome(copied ? 'copied' : 'failed');
    if (copied) setTimeout(() => setOutcome(null), SAID_FOR);
  }
  return (
    <>
      <IconButton
        icon={outcome === 'copied' ? 'check' : 'copy'}
        label={outcome === 'copied' ? t('copied') : label}
        className="-my-1.5 align-middle touch:-my-2.5 print:hidden"
        onClick={copy}
      />
      <span role="status" className={outcome === 'failed' ? 'text-sm text-danger' : 'sr-only'}>
        {outcome === 'copied' && t('copied')}
        {outcome === 'failed' && t('copyFailed')}
      </span>
    </>
  );
}
