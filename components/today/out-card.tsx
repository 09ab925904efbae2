'use client';

import { useTranslations } from 'next-intl';
import { useOutWords } from '@/components/agenda/shared/use-out-words';
import { Card } from '@/components/ui/card';
import type { Out } from '@/lib/agenda/rules/blocks';

/** A doctor who is not there today, or for a part of it. */
export interface OutToday {
  readonly doctorId: string;
  readonly name: string;
  readonly out: Out;
  /** Appointments that nobody moved yet. */
  readonly stranded: number;
}

/** Who is not there today; nothing where everybody is. */
export function OutCard({ outs }: { outs: readonly OutToday[] }) {
  const t = useTranslations('out');
  const words = useOutWords();
  if (outs.length === 0) return null;
  return (
    <Card flush title={t('today')}>
      <ul className="divide-y divide-line">
        {outs.map(({ doctorId, name, out, stranded }) => (
          <li key={doctorId} className="px-4 py-2 wrap-anywhere">
            <span className="block font-medium">{name}</span>
            <span className="block text-sm text-ink-muted">{words.out(out)}</span>
            {stranded > 0 && (
              <span className="block text-sm text-attention">
                {t('stranded', { count: stranded })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
