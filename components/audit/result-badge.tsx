import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { Tone } from '@/components/ui/tone';
import { type AuditResult, RESULTS } from '@/lib/audit/audit-view';

const TONES: Readonly<Record<Exclude<AuditResult, 'ok'>, Tone>> = {
  refused: 'danger',
  failed: 'attention',
  unknown: 'attention',
};

interface ResultBadgeProps {
  result: string;
  /** HTTP status that was answered. */
  status: number | null;
}

/** How a deed ended; what is as it should be stays quiet. */
export function ResultBadge({ result, status }: ResultBadgeProps) {
  const t = useTranslations('audit.results');
  const known = RESULTS.find((one) => one === result);
  const words = known ? t(known) : result;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {known === 'ok' ? words : <Badge tone={known ? TONES[known] : 'attention'}>{words}</Badge>}
      {status !== null && <span className="tabular text-sm text-ink-muted">{status}</span>}
    </span>
  );
}
