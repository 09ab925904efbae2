/** The number that is told of a total: "at least 401" is said as "more than 400". */
export function toldTotal(total: number, isLowerBound = false): number {
  return isLowerBound ? total - 1 : total;
}
