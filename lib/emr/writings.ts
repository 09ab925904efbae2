/** How much was written in this tab. */
let writings = 0;
/** By the reading of a list: how much there was when it was first shown. */
const shown = new Map<string, number>();

/** Something was written: lists that were read before are of before. */
export function noteWriting(): void {
  writings += 1;
}

/** Whether something was written since this reading of the server's was first shown. */
export function isOfBefore(reading: string): boolean {
  const then = shown.get(reading) ?? writings;
  shown.set(reading, then);
  return then !== writings;
}
