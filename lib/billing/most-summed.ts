/** Of more rows there are neither sums nor a file: some months of a busy clinic. */
export const MOST_SUMMED = 2_000;
