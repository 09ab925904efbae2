import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { atEnd } from './at-end.mjs';
import { root } from './root.mjs';

/** How long a child may take to finish its requests and close its database. */
const STOP_DEADLINE_MS = 10_000;
const KEPT_LINES = 40;
/** Lines of the log that nobody may miss at a start: warnings, errors, and the head of the trail. */
const WORTH_TELLING = /^\{"level":[456]0|"msg":"Head of the audit trail"/;

/**
 * Variables added to this process's own; undefined takes one away.
 * @typedef {Record<string, string | undefined>} Environment
 */

/**
 * Runs a program to its end with this terminal. Resolves to its exit code, 1 when a signal ended it.
 * @param {string} command
 * @param {string[]} args
 * @param {Environment} [env]
 * @returns {Promise<number>}
 */
export async function runToEnd(command, args, env) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const forget = atEnd(() => endOf(child));
  const [code] = await once(child, 'exit');
  forget();
  return code ?? 1;
}

/**
 * Runs a program to its end and keeps what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {Environment} [env]
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export async function capture(command, args, env) {
  const began = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const forget = atEnd(() => endOf(child));
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  forget();
  const seconds = (performance.now() - began) / 1000;
  return { code: child.exitCode ?? 1, output: output + errors, seconds };
}

/** @param {import('node:child_process').ChildProcess} child */
async function endOf(child) {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/**
 * @typedef {object} Child
 * @property {string} name
 * @property {Promise<string>} ended resolves when it ended, to how ("exit code 1", "SIGKILL")
 * @property {() => boolean} isRunning
 * @property {() => string} lastLines what it printed last
 * @property {() => string[]} lastErrors the last lines of its error stream
 * @property {() => string[]} lastWarnings what its log said last that nobody may miss
 * @property {(handle: (line: string) => void) => void} follow from now on, each line it prints
 * @property {() => Promise<void>} stop asks it to end, forces it after 10 s, resolves when it ended
 * @property {(signal: NodeJS.Signals) => void} kill
 */

/**
 * Starts a Node program that runs until it is stopped. It leads a process group of its own: Ctrl-C
 * reaches it once, from us, and not a second time from the terminal. It ends by itself should this
 * process be killed.
 * @param {{ name: string, args: string[], env?: Environment }} options
 * @returns {Child}
 */
export function startChild({ name, args, env }) {
  const child = spawn(process.execPath, ['--import', follower, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
    env: { ...process.env, ...env, CLINIC_ADMIN_LAUNCHER: String(process.pid) },
  });
  /** @type {string[]} */
  const lines = [];
  /** @type {string[]} */
  const errors = [];
  /** @type {string[]} */
  const warnings = [];
  /** @type {((line: string) => void)[]} */
  const followers = [];
  for (const stream of [child.stdout, child.stderr].filter((stream) => stream !== null)) {
    forEachLine(stream, (line) => {
      keep(lines, line);
      if (stream === child.stderr) keep(errors, line);
      else if (WORTH_TELLING.test(line)) keep(warnings, line);
      for (const follow of followers) follow(line);
    });
  }
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    // `close`, not `exit`: its last words have been read by then.
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  let running = true;
  void ended.then(() => {
    running = false;
  });

  /** @param {NodeJS.Signals} signal */
  const kill = (signal) => {
    if (running) child.kill(signal);
  };
  return {
    name,
    ended,
    isRunning: () => running,
    lastLines: () => lines.join('\n'),
    lastErrors: () => errors,
    lastWarnings: () => warnings,
    follow: (handle) => followers.push(handle),
    kill,
    async stop() {
      kill('SIGTERM');
      const timer = setTimeout(() => kill('SIGKILL'), STOP_DEADLINE_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

/**
 * @param {string[]} lines
 * @param {string} line
 */
function keep(lines, line) {
  if (lines.push(line) > KEPT_LINES) lines.shift();
}

/** Loaded first by every child: ends it when the channel to us closes, however we died. */
const follower = new URL('./end-with-parent.mjs', import.meta.url).href;

/**
 * @param {NodeJS.ReadableStream} stream
 * @param {(line: string) => void} handle
 */
function forEachLine(stream, handle) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk) => {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) handle(part);
  });
  stream.on('end', () => {
    if (rest !== '') handle(rest);
  });
}
