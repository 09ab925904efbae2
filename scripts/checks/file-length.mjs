import { isCode } from './check.mjs';

const MOST = 400;
const HEAD = 10;
const reason = /over 400 lines because \S+/i;

/** @type {import('./check.mjs').Check} */
export const fileLength = {
  name: `no file over ${MOST} lines without its reason in its head`,
  find(files) {
    return files.flatMap(({ path, text }) => {
      if (!isCode(path) && !path.endsWith('.css')) return [];
      const lines = text.replace(/\n$/, '').split('\n');
      if (lines.length <= MOST || reason.test(lines.slice(0, HEAD).join(' '))) return [];
      const message = `${lines.length} lines: split it by what it does, or begin it with "over ${MOST} lines because …".`;
      return [{ path, message }];
    });
  },
};
