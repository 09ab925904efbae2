/** Whether something takes longer than so many milliseconds; it goes on. Throws what it throws in time. */
export async function isLate(loading: Promise<unknown>, patience: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<true>((resolve) => {
    timer = setTimeout(() => resolve(true), patience);
  });
  try {
    return await Promise.race([loading.then(() => false), late]);
  } finally {
    clearTimeout(timer);
  }
}
