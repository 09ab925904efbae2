'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { problemFacts, problemMessage } from '@/components/form/problem-message';
import { Button } from '@/components/ui/buttons/button';
import type { ButtonSize, ButtonVariant } from '@/components/ui/buttons/button-class';
import type { IconName } from '@/components/ui/icon';
import { saveFile } from './save-file';

interface DownloadButtonProps {
  path: `/api/${string}`;
  /** In place of the name the file comes with. */
  name?: string;
  /** What says more of a failure than its kind does. */
  wordsOf?: (error: unknown) => string | undefined;
  icon?: IconName;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Of whose it is, where several on a page are named alike. */
  label?: string;
  children: ReactNode;
}

/** Keeps a file; what goes wrong is said beside it, and it can be pressed again. */
export function DownloadButton({
  path,
  name,
  wordsOf,
  icon,
  variant,
  size = 'small',
  label,
  children,
}: DownloadButtonProps) {
  const errors = useTranslations('errors.problem');
  const [isPending, setPending] = useState(false);
  const [failed, setFailed] = useState('');

  async function save(): Promise<void> {
    setPending(true);
    setFailed('');
    try {
      await saveFile(path, { name });
    } catch (error) {
      setFailed(wordsOf?.(error) ?? errors(problemMessage(problemFacts(error))));
    }
    setPending(false);
  }

  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <span role="alert" className="text-sm text-danger empty:hidden">
        {failed}
      </span>
      <Button
        size={size}
        pending={isPending}
        onClick={() => void save()}
        {...(icon && { icon })}
        {...(variant && { variant })}
        {...(label && { 'aria-label': label })}
      >
        {children}
      </Button>
    </span>
  );
}
