import { Problem } from './problem.mjs';

/**
 * Files that something new begins with, and what a person adds to files that are there.
 * @typedef {object} Skeleton
 * @property {{ path: string, text: string }[]} files
 * @property {{ path: string, what: string }[]} left
 */

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * @param {string} id `<resource>.<verb>`, both in lower case with hyphens
 * @param {string} method
 * @param {string} path below `/api/v1`: `/reports/{id}`
 * @returns {Skeleton}
 */
export function operationSkeleton(id, method, path) {
  const [resource, verb] = /^([a-z-]+)\.([a-z-]+)$/.exec(id)?.slice(1) ?? [];
  if (!resource || !verb) throw new Problem(`${id || 'The id'} must be <resource>.<verb>.`);
  if (!METHODS.includes(method)) throw new Problem(`Say the method: ${METHODS.join(', ')}.`);
  if (!/^(\/([a-z-]+|\{[a-zA-Z]+\}))+$/.test(path)) {
    throw new Problem(`${path || 'The path'} must be like /reports/{id}.`);
  }
  const routes = `${camel(resource)}Routes`;
  const name = camel(`${verb}-${resource}`);
  const key = /^\w+$/.test(verb) && !verb.includes('-') ? verb : `'${verb}'`;
  const params = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  const takes = [
    ...(params.length > 0
      ? [`  params: z.object({ ${params.map((each) => `${each}: id`).join(', ')} }),`]
      : []),
    ...(method === 'GET' ? ['  query: z.object({}),'] : ['  body: z.object({}),']),
  ];
  return {
    files: [
      {
        path: `lib/contract/routes/${resource}-routes.ts`,
        text: `import { defineRoute } from '../route';

export const ${routes} = {
  ${key}: defineRoute({ id: '${id}', method: '${method}', path: '${path}' }),
};
`,
      },
      {
        path: `lib/contract/${resource}.ts`,
        text: `import * as z from 'zod/mini';
import { defineOperation } from './operation';
import { ${routes} } from './routes/${resource}-routes';
${params.length > 0 ? "import { id } from './schemas';\n" : ''}
export const ${name} = defineOperation(${routes}.${verb.includes('-') ? `['${verb}']` : verb}, {
  summary: 'Say what it does',
  origin: 'extension',
  scope: 'admin',
  roles: ['admin'],
  concerns: { of: 'nothing' },
  envelope: 'bare',
${takes.join('\n')}
  response: z.object({}),
});
`,
      },
      {
        path: `clinic-service/${resource}/${verb}.ts`,
        text: `import type { ${name} as operation } from '@/lib/contract/${resource}';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';

export async function ${name}(
  _context: Context,
  _input: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  return {};
}
`,
      },
    ],
    left: [
      { path: 'lib/contract/routes.ts', what: `...Object.values(${routes}),` },
      { path: 'lib/contract/operations.ts', what: `'${id}': ${name},` },
      { path: 'clinic-service/handlers.ts', what: `'${id}': ${name},` },
      {
        path: 'clinic-service/testing/contract-calls.ts',
        what: `'${id}': valid and invalid calls (\`listed\` for a list that takes nothing but a page),`,
      },
      {
        path: 'messages/es-CO.json and messages/en-US.json',
        what: `audit.actions.${resource}.${verb}: what it is called on the trail`,
      },
      {
        path: 'docs/clinic-service.md',
        what: `a row of the table of operations for ${method} ${path}`,
      },
    ],
  };
}

/**
 * @param {string} route as in the address: `/billing/cash`
 * @returns {Skeleton}
 */
export function screenSkeleton(route) {
  if (!/^(\/([a-z-]+|\[[a-zA-Z]+\]))+$/.test(route)) {
    throw new Problem(`${route || 'The route'} must be like /billing/cash.`);
  }
  const words = route.split('/').filter((part) => /^[a-z]/.test(part));
  const name = camel(words.join('-'));
  const component = name.slice(0, 1).toUpperCase() + name.slice(1);
  const folder = `app/(admin)${route}`;
  return {
    files: [
      {
        path: `${folder}/page.tsx`,
        text: `import { ClientMessages } from '@/lib/i18n/client-messages';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { ${component}Screen } from './client';

export const generateMetadata = screenMetadata('${name}');

export default async function ${component}Page() {
  const caller = await pageCaller();
  await requireScreen(caller, '${name}');
  return (
    <ClientMessages namespaces={['${name}']}>
      <${component}Screen />
    </ClientMessages>
  );
}
`,
      },
      {
        path: `${folder}/client.tsx`,
        text: `'use client';

import { useTranslations } from 'next-intl';
import { PageHeader } from '@/components/ui/page-header';

export function ${component}Screen() {
  const t = useTranslations('${name}');
  return <PageHeader title={t('title')} />;
}
`,
      },
      {
        path: `e2e/${words.join('-')}.spec.ts`,
        text: `import { expect, test } from './support/fixtures';

test('is opened by who may', async ({ page, t, signInAs }) => {
  await signInAs('admin');
  await page.goto('${route}');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('${name}.title'));
});
`,
      },
    ],
    left: [
      {
        path: 'lib/screens.ts',
        what: `${name}: {
  route: '${route}',
  title: '${name}.title',
  right: the operation or right that opens it,
  trail: what opening it is called, where no read of it says so,
  place: 'rail', 'rare', 'billing' or 'settings', with icon and shell.nav.${name}, where the navigation has it,
  example: { as: 'admin' },
},`,
      },
      { path: 'messages/es-CO.json and messages/en-US.json', what: `${name}.title` },
      {
        path: `${folder}/search-params.ts`,
        what: 'where the address says more: parsers of nuqs; a list with a search is useListScreen',
      },
      {
        path: 'lib/audit/printed-page.ts',
        what: 'a row, unless it shows a single patient: without it a print is not noted on the trail',
      },
      {
        path: 'lib/<feature>/<feature>-queries.ts',
        what: 'its read, in the `*_READS` of each change that makes it stale',
      },
    ],
  };
}

/** @param {string} text words with hyphens */
function camel(text) {
  return text.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}
