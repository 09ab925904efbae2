import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type KnownOperation, operations } from '@/lib/contract/operations';

test('the guide lists every operation as it is declared, and no other', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/clinic-service.md'), 'utf8');
  const listed = guide.match(/^\| `(?:GET|POST|PUT|PATCH|DELETE) \/.*$/gm);
  expect(listed).toEqual([...rows('documented'), ...rows('extension')]);
});

function rows(origin: KnownOperation['origin']): string[] {
  return Object.values(operations)
    .filter((operation) => operation.origin === origin)
    .map(({ method, path, scope, status, summary }) => {
      return `| \`${method} ${path}\` | ${scope} | ${status} | ${summary} |`;
    });
}
