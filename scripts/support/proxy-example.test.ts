import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

test('the proxy of the guide logs neither a query nor where somebody came from', () => {
  const guide = readFileSync(join(root, 'README.md'), 'utf8');
  const [, format = ''] = /log_format clinic '([^']+)'/.exec(guide) ?? [];
  const logged = format.match(/\$\w+/g) ?? [];
  expect(logged).toContain('$uri');
  for (const query of ['$request', '$request_uri', '$args', '$query_string', '$http_referer']) {
    expect(logged).not.toContain(query);
  }
  expect(guide).toMatch(/access_log \S+ clinic;/);
  // Below that, nginx writes the whole request beside the error.
  expect(guide).toMatch(/error_log \S+ crit;/);
});
