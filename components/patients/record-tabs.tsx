'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '@/components/ui/buttons/link';
import type { RecordPart } from '@/lib/patients/rules/record-parts';

interface RecordTabsProps {
  /** The patient's. */
  id: string;
  current: RecordPart;
  /** Those the role may read. */
  parts: readonly RecordPart[];
  /** Beside them: what is to be known of the part that is shown. */
  children?: ReactNode;
}

/** The parts of a patient's record; a role sees those it may read, and one part needs no tabs. */
export function RecordTabs({ id, current, parts, children }: RecordTabsProps) {
  const t = useTranslations('patient.tabs');
  const nav = useRef<HTMLElement>(null);
  // Where there is not the width for all of them, the one that is shown is in sight.
  useEffect(() => {
    const shown = nav.current?.querySelector<HTMLElement>(`[data-part="${current}"]`);
    if (nav.current && shown) nav.current.scrollLeft = shown.offsetLeft - nav.current.offsetLeft;
  }, [current]);
  if (parts.length < 2) return null;
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line print:hidden">
      <nav ref={nav} aria-label={t('label')} className="-mb-px max-w-full overflow-x-auto">
        <ul className="flex gap-1 whitespace-nowrap">
          {parts.map((name) => (
            <li key={name} data-part={name}>
              <Link
                href={name === 'summary' ? `/patients/${id}` : `/patients/${id}/${name}`}
                aria-current={name === current ? 'page' : undefined}
                className="flex min-h-9 touch:min-h-11 items-center border-b-2 border-transparent px-3 font-medium text-ink-muted no-underline hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
              >
                {t(name)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children && <div className="py-1">{children}</div>}
    </div>
  );
}
