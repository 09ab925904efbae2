import { linesOf } from '@/lib/queries/call-handler';
import { ClinicProblem } from '@/lib/queries/problem';
import type { ChainCheck } from '@/lib/server/audit/verify-chain';
import { auditHandlers } from './handlers';
import type { CheckProgress } from './verify-stream.server';

interface Checking {
  /** The newest row of a file that was downloaded, as the file names it. */
  readonly head: string | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: CheckProgress) => void;
}

/** Has the whole trail checked. Throws `ClinicProblem` where it was not checked to its end. */
export async function verifyTrail({ head, signal, onProgress }: Checking): Promise<ChainCheck> {
  let found: ChainCheck | undefined;
  await linesOf(auditHandlers.verify.method, auditHandlers.verify.path, {
    body: { head },
    signal,
    onLine(line) {
      // Our own handler wrote it, with these very types.
      const told = line as CheckProgress | ChainCheck;
      if ('intact' in told) found = told;
      else onProgress(told);
    },
  });
  if (found === undefined) throw new ClinicProblem(0, 'OFFLINE');
  return found;
}
