import type { Tone } from '@/components/ui/tone';

const TONES: Readonly<Record<string, Tone>> = {
  pending: 'attention',
  completed: 'done',
  failed: 'danger',
  cancelled: 'neutral',
  refunded: 'neutral',
};

/** A status nobody knew of says nothing by its colour. */
export function shareTone(status: string): Tone {
  return TONES[status] ?? 'neutral';
}
