import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { bundled } from '@/scripts/support/bundled.mjs';

const readyLine = z.object({ msg: z.literal('ready'), port: z.number(), first: z.boolean() });

interface Ended {
  readonly code: number | null;
  readonly stderr: string;
}

/** `clinic-service/main.ts` as its own process, as it runs in earnest. */
export class ServiceProcess {
  readonly lines: string[] = [];
  /** Resolves when the process is gone. */
  readonly ended: Promise<Ended>;
  readonly #child: ChildProcess;
  readonly #ready: Promise<z.output<typeof readyLine>>;

  /** @param within what the command is put behind, to run it in another place (`otherContainer`) */
  constructor(environment: Readonly<Record<string, string>>, within: readonly string[] = []) {
    const { PATH = '', HOME = '' } = process.env;
    const [command = '', ...args] = [
      ...within,
      process.execPath,
      bundled('clinic-service/main.ts'),
    ];
    const child = spawn(command, args, {
      env: {
        NODE_ENV: 'test',
        PATH,
        HOME,
        CLINIC_SERVICE_PORT: '0',
        CLINIC_SEED: 'empty',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += String(chunk);
    });
    this.ended = once(child, 'close').then(() => ({ code: child.exitCode, stderr }));
    this.#ready = new Promise((resolve, reject) => {
      createInterface(child.stdout).on('line', (line) => {
        this.lines.push(line);
        const ready = readyLine.safeParse(JSON.parse(line));
        if (ready.success) resolve(ready.data);
      });
      child.once('close', () => reject(new Error(`ended before it was ready: ${stderr}`)));
    });
    // Whoever expects the process to end never asks whether it became ready.
    this.#ready.catch(() => undefined);
  }

  /** Resolves when it answers; rejects when it ended instead. */
  async ready(): Promise<{ readonly baseUrl: string; readonly first: boolean }> {
    const { port, first } = await this.#ready;
    return { baseUrl: `http://127.0.0.1:${port}`, first };
  }

  /** Ends it and resolves when it is gone. */
  stop(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<Ended> {
    this.#child.kill(signal);
    return this.ended;
  }
}
