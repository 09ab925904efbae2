import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
} from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DataFolderOnNetworkError, DataFolderUnusableError } from './data-folder-error';

/** Does something in the folder; what the file system refuses there is a `DataFolderUnusableError`. */
export function inDataFolder<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw dataFolderError(folder, error);
  }
}

/** What the file system refused as a `DataFolderUnusableError`, any other error as it is. */
export function dataFolderError(folder: string, error: unknown): unknown {
  if (!(error instanceof Error && 'syscall' in error)) return error;
  return new DataFolderUnusableError(folder, error);
}

/** Throws where what is there cannot be read and written; what is not there yet will be made. */
export function requireAccess(path: string): void {
  if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
}

/** Makes the folder and those above it, for their owner alone. Node.js tries for ever in `/proc`. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Two processes that start at once may both make it.
    if (!existsSync(folder)) throw error;
  }
}

/** Linux's names of file systems that several machines may have mounted, as `statfs` numbers them. */
const NETWORK_FILE_SYSTEMS: ReadonlyMap<number, string> = new Map([
  [0x6969, 'nfs'],
  [0xff534d42, 'cifs'],
  [0xfe534d42, 'smb'],
  [0x517b, 'smb'],
  [0x65735546, 'fuse'],
  [0x1021997, '9p'],
  [0x5346414f, 'afs'],
  [0x6b414653, 'afs'],
  [0xc36400, 'ceph'],
  [0xbd00bd0, 'lustre'],
  [0x47504653, 'gpfs'],
  [0x19830326, 'beegfs'],
  [0x7461636f, 'ocfs2'],
  [0x1161970, 'gfs2'],
]);

/** All of FUSE has one number. Of these types only one machine has the disk. */
const LOCAL_FUSE = [
  'fuseblk',
  'fuse.bindfs',
  'fuse.encfs',
  'fuse.fuse-overlayfs',
  'fuse.gocryptfs',
  'fuse.mergerfs',
];

/** Throws `DataFolderOnNetworkError`. */
export async function requireLocalDisk(folder: string): Promise<void> {
  const { type } = await statfs(folder);
  const network = NETWORK_FILE_SYSTEMS.get(type);
  if (network === undefined || (network === 'fuse' && isLocalFuse(folder))) return;
  throw new DataFolderOnNetworkError(folder, network);
}

function isLocalFuse(folder: string): boolean {
  const { dev } = lstatSync(realpathSync(folder));
  return LOCAL_FUSE.includes(fileSystemOf(readFileSync('/proc/self/mountinfo', 'utf8'), dev) ?? '');
}

/** The type of the mounted file system with this device number, as proc(5) lists them. */
export function fileSystemOf(mountinfo: string, dev: number): string | undefined {
  const major = (dev >> 8) & 0xfff;
  const minor = (dev & 0xff) | ((dev >> 12) & 0xfff00);
  const line = mountinfo.split('\n').find((each) => each.split(' ')[2] === `${major}:${minor}`);
  return line?.split(' - ')[1]?.split(' ')[0];
}

/** Leaves the folder, and all in it, to its owner alone. */
export function keepToOwner(folder: string): void {
  withdrawRights(folder);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    withdrawRights(join(folder, path));
  }
}

function withdrawRights(path: string): void {
  const { mode } = lstatSync(path);
  const others = mode & 0o077;
  // A link has the rights of what it leads to.
  if (others !== 0 && (mode & constants.S_IFMT) !== constants.S_IFLNK)
    chmodSync(path, mode & 0o700);
}
