import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  linkSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { basename, join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { dataFolderError, makeFolder, requireLocalDisk } from './data-folder';
import {
  DataFolderLockedError,
  DataFolderOldLockError,
  DataFolderPathError,
} from './data-folder-error';

export interface DataFolderLock {
  /** Ends the process at once where the lock was removed or replaced. */
  readonly requireOurs: () => void;
  readonly release: () => void;
}

const FILE = 'clinic.lock';
/** Milliseconds. */
const WATCH_INTERVAL = 1_000;
/** A socket's address ends at 107 bytes on Linux and at 103 on macOS; the longest name here takes 37. */
const FOLDER_BYTES = 64;
const OWN_DESCRIPTORS = '/proc/self/fd';

/**
 * Takes the folder for this process, or throws a `DataFolderError`.
 *
 * The lock is a Unix socket in the folder, on which its owner listens. The kernel accepts a connection
 * for as long as the owner lives, also when the owner is busy, and from each container that has the
 * folder. It refuses one as soon as the owner is dead. A process id says nothing in another PID
 * namespace.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  try {
    // What the process makes from now on is its owner's alone. A worker thread cannot set this.
    if (isMainThread) process.umask(0o077);
    makeFolder(folder);
    await requireLocalDisk(folder);
    return watched(folder, await take(folder, join(folder, FILE)));
  } catch (error) {
    throw dataFolderError(folder, error);
  }
}

/** One lock file whose socket is ours. */
interface Held {
  readonly isOurs: () => boolean;
  readonly release: () => void;
}

/**
 * The socket listens under another name before it gets the lock's: until then it would pass for dead.
 */
async function take(folder: string, file: string): Promise<Held> {
  const made = `${file}.${randomUUID().slice(0, 8)}`;
  const server = await listen(folder, made);
  const ours = inode(made);
  try {
    if (!link(made, file, 'EEXIST')) await takeOver(folder, file, made);
    return held(file, ours, server);
  } catch (error) {
    server.close();
    throw error;
  } finally {
    rmSync(made, { force: true });
  }
}

/**
 * Puts our socket in the place of a dead one.
 *
 * Several may find it dead at once. Only the owner of a second lock replaces it, and looks again
 * first. The dead socket gets a name of its own (`found`) for that look: its inode is then given to no
 * other file, so the socket that did not answer is surely the one that is replaced. Nothing else can
 * change the lock meanwhile: an owner removes its lock before it closes the socket, and a process that
 * takes a free lock does not replace one.
 */
async function takeOver(folder: string, file: string, made: string): Promise<void> {
  if (await answers(folder, file)) throw new DataFolderLockedError(folder);
  const second = await take(folder, `${file}.next`);
  const found = `${made}.found`;
  try {
    if (!link(file, found, 'ENOENT')) {
      if (!link(made, file, 'EEXIST')) throw new DataFolderLockedError(folder);
      return;
    }
    if (!lstatSync(found).isSocket()) throw new DataFolderOldLockError(folder, file);
    const replaceable = !(await answers(folder, found)) && inode(file) === inode(found);
    if (!replaceable) throw new DataFolderLockedError(folder);
    renameSync(made, file);
  } finally {
    rmSync(found, { force: true });
    second.release();
  }
}

/** Lets go by itself when the process ends. */
function held(file: string, ours: string | undefined, server: Server): Held {
  const isOurs = () => ours !== undefined && inode(file) === ours;
  const release = () => {
    process.off('exit', release);
    if (isOurs()) rmSync(file);
    server.close();
  };
  process.once('exit', release);
  return { isOurs, release };
}

/**
 * A lock that somebody deletes by hand, or that an earlier release replaces, lets a second process in.
 * Every second is soon enough for a process that changes nothing. The database also looks after each
 * write (`PgliteOnDisk`), so that nothing is acknowledged that the other process cannot see.
 */
function watched(folder: string, { isOurs, release }: Held): DataFolderLock {
  const requireOurs = () => {
    if (isOurs()) return;
    console.error(
      `The lock of the data folder ${folder} was removed or replaced, so another process may use the folder. This one ends.`,
    );
    process.exit(1);
  };
  const watch = setInterval(requireOurs, WATCH_INTERVAL).unref();
  return {
    requireOurs,
    release: () => {
      clearInterval(watch);
      release();
    },
  };
}

/** False where the one thing is in the way that may be: the new name is taken, or the old one gone. */
function link(from: string, to: string, inTheWay: 'EEXIST' | 'ENOENT'): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (isCode(error, inTheWay)) return false;
    throw error;
  }
}

/** Which file a name stands for; undefined where there is none. */
function inode(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

function listen(folder: string, file: string): Promise<Server> {
  return withAddress(
    folder,
    file,
    (path) =>
      new Promise((resolve, reject) => {
        const server = createServer((socket) => socket.destroy());
        server.once('error', reject);
        server.listen(path, () => resolve(server.unref()));
      }),
  );
}

/** Whether a living process listens on the socket. */
function answers(folder: string, file: string): Promise<boolean> {
  return withAddress(
    folder,
    file,
    (path) =>
      new Promise((resolve, reject) => {
        const socket = connect(path, () => {
          socket.destroy();
          resolve(true);
        });
        socket.on('error', (error) => {
          // So many wait that one more is not let in: the owner is busy, and alive.
          if (isCode(error, 'EAGAIN')) resolve(true);
          // Its owner let go before we were let in, and another may have it by now.
          else if (isCode(error, 'ECONNRESET')) resolve(answers(folder, file));
          else if (isCode(error, 'ECONNREFUSED') || isCode(error, 'ENOENT')) resolve(false);
          else reject(error);
        });
      }),
  );
}

/** What is too long for a socket's address is short from the open folder, where the system has that way. */
async function withAddress<T>(
  folder: string,
  file: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  if (Buffer.byteLength(folder) <= FOLDER_BYTES) return use(file);
  if (!existsSync(OWN_DESCRIPTORS)) throw new DataFolderPathError(folder, FOLDER_BYTES);
  const descriptor = openSync(folder, 'r');
  try {
    return await use(join(OWN_DESCRIPTORS, String(descriptor), basename(file)));
  } finally {
    closeSync(descriptor);
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
