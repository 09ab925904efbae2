/** What a colour may mean. Red is for danger and refusals, green for what is done; nothing else. */
export type Tone = 'neutral' | 'accent' | 'attention' | 'danger' | 'done';

export const TONE_SOFT: Readonly<Record<Tone, string>> = {
  neutral: 'border-line bg-sunken text-ink-muted',
  accent: 'border-accent/25 bg-accent-soft text-accent',
  attention: 'border-attention-line bg-attention-soft text-attention',
  danger: 'border-danger-line bg-danger-soft text-danger',
  done: 'border-done-line bg-done-soft text-done',
};
