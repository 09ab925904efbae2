import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { root } from './root.mjs';

const commands = [
  'start',
  'dev',
  'build',
  'lint',
  'test',
  'bench',
  'clinic-service',
  'admin-create',
  'screenshots',
  'new',
];

/**
 * Runs one command. A `Problem` ends as its sentence and exit code 1; anything else with its stack.
 * @param {string | undefined} name
 * @param {string[]} args
 */
export async function main(name, args) {
  try {
    if (name === undefined || !commands.includes(name)) {
      throw new Problem(`Unknown command ${name ?? ''}: use one of ${commands.join(', ')}.`);
    }
    process.chdir(root);
    if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
    const command = await import(`../${name}.mjs`);
    const code = await command.run(args);
    if (code !== undefined) process.exitCode = code;
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = 1;
  }
}
