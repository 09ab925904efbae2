/**
 * How often a property is tried, or how much of something there is: a tenth of `whole` in `npm test`, all
 * of it in `npm run test:long`.
 */
export function tenthOf(whole: number): number {
  return process.env.TEST_LONG ? whole : Math.ceil(whole / 10);
}
