'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';

/** The document belongs to someone already; `existingId` where the service says to whom. */
export function DuplicateNotice({ existingId }: { existingId: string | undefined }) {
  const t = useTranslations('patientForm.duplicate');
  const box = useFocusOnce();
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Banner tone="attention" title={t('title')}>
        <p>{t('explain')}</p>
        {existingId && (
          // Its own tab: what was typed here may still be needed.
          <LinkButton
            href={`/patients/${existingId}`}
            target="_blank"
            size="small"
            className="mt-2"
          >
            {t('open')}
          </LinkButton>
        )}
      </Banner>
    </div>
  );
}

/** A save whose answer was lost. Nothing is sent again until someone has looked. */
export function UnknownOutcomeNotice({
  check,
  onChecked,
}: {
  /** Where to look, and the words for going there. */
  check: { readonly href: string; readonly label: 'search' | 'open' };
  onChecked: () => void;
}) {
  const t = useTranslations('patientForm.unknown');
  const box = useFocusOnce();
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Banner tone="attention" title={t('title')}>
        <p>{t('explain')}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <LinkButton href={check.href} target="_blank" size="small">
            {t(check.label)}
          </LinkButton>
          <Button size="small" onClick={onChecked}>
            {t('repeat')}
          </Button>
        </div>
      </Banner>
    </div>
  );
}

/** What has just gone wrong is where reading goes on. */
function useFocusOnce() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return box;
}
