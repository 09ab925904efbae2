/** The beginning of a text that somebody typed: a pasted page must not become a heading. */
export function shortened(text: string): string {
  const symbols = [...text];
  return symbols.length > 60 ? `${symbols.slice(0, 60).join('')}…` : text;
}
