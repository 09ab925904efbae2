import { statfs } from 'node:fs/promises';

/** Three segments of PostgreSQL's log. */
const ROOM_TO_WRITE = 48 * 1024 * 1024;

/** Whether the disk of a folder has room for what a database writes before it knows. */
export async function hasRoomToWrite(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= ROOM_TO_WRITE;
}
