'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

interface RecordTabsProps {
  /** The patient's. */
  id: string;
  current: 'summary' | 'odontogram';
  /** The role sees charts. */
  hasChart: boolean;
  /** Beside them: what is to be known of the part that is shown. */
  children?: ReactNode;
}

/** The parts of a patient's record; a role sees those it may read, and one part needs no tabs. */
export function RecordTabs({ id, current, hasChart, children }: RecordTabsProps) {
  const t = useTranslations('patient.tabs');
  if (!hasChart) return null;
  const tabs = [
    { name: 'summary', href: `/patients/${id}` },
    { name: 'odontogram', href: `/patients/${id}/odontogram` },
  ] as const;
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line print:hidden">
      <nav aria-label={t('label')}>
        <ul className="flex gap-1">
          {tabs.map(({ name, href }) => (
            <li key={name}>
              <Link
                href={href}
                prefetch={false}
                aria-current={name === current ? 'page' : undefined}
                className="-mb-px flex min-h-9 touch:min-h-11 items-center border-b-2 border-transparent px-3 font-medium text-ink-muted no-underline hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
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
