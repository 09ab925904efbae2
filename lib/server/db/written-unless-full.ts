import { isDiskFull } from '@/lib/server/storage/disk-room';

/** For what may also be left unwritten: false where the disk is full. Rejects as `write` does otherwise. */
export async function writtenUnlessFull(write: PromiseLike<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isDiskFull(error)) return false;
    throw error;
  }
}
