import { Badge } from '@/components/ui/badge';

/**
 * The usual status stays quiet, so that the unusual one stands out. A status that we do not know is
 * shown as the service wrote it. `word`: the status in the person's language.
 */
export function StatusBadge({ status, word }: { status: string; word: string }) {
  return status === 'active' ? (
    <span className="text-ink-muted">{word}</span>
  ) : (
    <Badge>{word}</Badge>
  );
}
