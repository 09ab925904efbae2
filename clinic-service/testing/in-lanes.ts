/** Does every job, at most so many at a time: as many clients, each asking one thing after another. */
export async function inLanes<Job, Done>(
  jobs: readonly Job[],
  lanes: number,
  work: (job: Job, lane: number) => Promise<Done>,
): Promise<Done[]> {
  const waiting = jobs.values();
  const done: Done[] = [];
  const run = async (lane: number) => {
    for (const job of waiting) done.push(await work(job, lane));
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)));
  return done;
}
