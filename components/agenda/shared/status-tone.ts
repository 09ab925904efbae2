import type { Tone } from '@/components/ui/tone';

const TONES: Readonly<Record<string, Tone>> = {
  confirmed: 'accent',
  completed: 'done',
  canceled: 'neutral',
  no_show: 'danger',
};

/** The colour that repeats what the word of a status says; neutral for one that nobody knows. */
export function statusTone(status: string): Tone {
  return TONES[status] ?? 'neutral';
}
