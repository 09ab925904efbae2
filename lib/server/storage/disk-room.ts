import { statfs } from 'node:fs/promises';

/** Three segments of PostgreSQL's log. */
const ROOM_TO_WRITE = 48 * 1024 * 1024;

/** Whether the disk of a folder has room for what a database writes before it knows. */
export async function hasRoomToWrite(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= ROOM_TO_WRITE;
}

/** SQLSTATE, and what the system says of a file. */
const DISK_FULL = ['53100', 'ENOSPC'];

/** Whether this failure, or what caused it, is a disk without room. */
export function isDiskFull(error: unknown, depth = 5): boolean {
  if (!(error instanceof Error) || depth === 0) return false;
  if ('code' in error && DISK_FULL.includes(String(error.code))) return true;
  return isDiskFull(error.cause, depth - 1);
}
