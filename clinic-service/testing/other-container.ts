import { spawnSync } from 'node:child_process';

const NAMESPACES = [
  'unshare',
  // Root needs no user namespace, and a container may be forbidden to make one.
  ...(process.getuid?.() === 0 ? [] : ['--map-root-user']),
  ...['--fork', '--kill-child', '--pid', '--mount-proc'],
];

export interface Place {
  readonly name: string;
  /** What a command is put behind to run there. */
  readonly within: readonly string[];
}

/**
 * Processes, and the network unless `network`, are others than here; the files are the same, as of two
 * containers that share a folder. Where the kernel forbids that it is here, and the name says why.
 */
export function otherContainer({ network }: { readonly network: boolean }): Place {
  const within = [...NAMESPACES, ...(network ? [] : ['--net'])];
  const [command = '', ...args] = [...within, 'true'];
  const { status, error, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status === 0) return { name: 'another container', within };
  const reason = error?.message ?? stderr.trim();
  return { name: `another process, for want of namespaces (${reason})`, within: [] };
}
