'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';

/** Milliseconds for which the button says that it copied. */
const SAID_FOR = 2_000;

/** Copies a number that staff paste into other systems, as they type it there. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('common');
  const [copied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), SAID_FOR);
  }
  return (
    <>
      <IconButton
        icon={copied ? 'check' : 'copy'}
        label={copied ? t('copied') : label}
        className="size-6 align-middle print:hidden"
        onClick={copy}
      />
      <span role="status" className="sr-only">
        {copied ? t('copied') : ''}
      </span>
    </>
  );
}
