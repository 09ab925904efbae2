import type { ChainCheck } from '@/lib/audit/verify-chain';
import type { CheckProgress } from '@/lib/audit/verify-stream.server';
import { linesOf } from './call-handler';
import { ClinicProblem } from './problem';

interface Checking {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: CheckProgress) => void;
}

/** Has the whole trail checked. Throws `ClinicProblem` where it was not checked to its end. */
export async function verifyTrail({ signal, onProgress }: Checking): Promise<ChainCheck> {
  let found: ChainCheck | undefined;
  await linesOf('POST', '/api/audit/verify', {
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
