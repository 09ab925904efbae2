import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '@/scripts/support/root.mjs';

/** What every page of ours has loaded before it draws an agenda; its words come with the HTML. */
const SHARED = ['react', 'react-dom', 'react/*', 'react-dom/*', 'next-intl', '@/messages/*'];

export interface CalendarPage {
  /** A page with the script in it, which draws the day when `drawDay(element)` is called. */
  readonly html: string;
  /** KB of script, gzip: less `SHARED`, and with it. */
  readonly script: { readonly own: number; readonly whole: number };
}

/** One side of the comparison, bundled and minified. `styles` come before its own. */
export async function calendarPage(side: 'ours' | 'library', styles = ''): Promise<CalendarPage> {
  const whole = await bundle(side, []);
  const own = await bundle(side, SHARED);
  const html = [
    '<!doctype html><html lang="es-CO"><meta charset="utf-8"><title>Agenda</title>',
    `<style>${styles}${whole.css}</style>`,
    '<div id="calendar"></div>',
    // The closing tag of a script may stand in a text of it.
    `<script>${whole.js.replaceAll('</script', '<\\/script')}</script></html>`,
  ].join('\n');
  return { html, script: { own: zipped(own.js), whole: zipped(whole.js) } };
}

async function bundle(side: string, external: string[]) {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { mount } from './${side}'; globalThis.drawDay = mount;`,
      resolveDir: join(root, 'bench/reference/calendar'),
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    outdir: '/',
    format: external.length === 0 ? 'iife' : 'esm',
    external,
    tsconfig: join(root, 'tsconfig.json'),
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const text = (extension: string) =>
    outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
  return { js: text('.js'), css: text('.css') };
}

function zipped(script: string): number {
  return gzipSync(script).length / 1024;
}
