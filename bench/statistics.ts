/** The value below which `share` (0 to 1) of the values lie, nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('There is no percentile of nothing.');
  return value;
}

/** The middle value: one disturbed round does not move it. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
