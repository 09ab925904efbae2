import { expect, it } from 'vitest';
import { clientBoundary } from './client-boundary.mjs';

const server = { path: 'lib/secret.ts', text: "import 'server-only';" };
const between = { path: 'lib/between.ts', text: "export { x } from './secret';" };

it('finds a server-only module behind another', () => {
  const client = {
    path: 'components/a.tsx',
    text: "'use client';\nimport { x } from '@/lib/between';",
  };
  const [finding] = clientBoundary.find([client, between, server]);
  expect(finding?.message).toContain('components/a.tsx → lib/between.ts → lib/secret.ts');
});

it.each(['node:fs', 'next/headers', './x.server'])('finds %s', (target) => {
  const text = `'use client';\nimport { x } from '${target}';`;
  expect(clientBoundary.find([{ path: 'components/a.tsx', text }])).toHaveLength(1);
});

it('lets types through, and leaves server files alone', () => {
  const types = {
    path: 'components/a.tsx',
    text: "'use client';\nimport type { X } from '@/lib/secret';\nimport { type Y } from '@/lib/secret';",
  };
  const page = { path: 'app/page.tsx', text: "import { x } from '@/lib/between';" };
  expect(clientBoundary.find([types, page, between, server])).toEqual([]);
});
