import { expect, it } from 'vitest';
import { domainConstants } from './domain-constants.mjs';

const catalog = {
  path: 'clinic-service/odontogram/catalog.ts',
  text: "export const catalog = [{ id: 'made-up-finding', name: 'x' }];",
};
const use = (path: string) => ({ path, text: "if (id === 'made-up-finding') draw();" });

it.each(['app/page.tsx', 'components/odontogram/tooth.tsx', 'lib/rules/odontogram.ts'])(
  'finds a catalog id in %s',
  (path) => {
    expect(domainConstants.find([catalog, use(path)])).toHaveLength(1);
  },
);

it('finds an id of a catalog that is written line by line', () => {
  const text = 'export const FINDINGS = `\nmade-up-finding|Nombre|Name|w\n`;';
  expect(domainConstants.find([{ ...catalog, text }, use('app/page.tsx')])).toHaveLength(1);
});

it('leaves the service and tests alone, and has nothing to say without a catalog', () => {
  expect(domainConstants.find([catalog, use('clinic-service/seed.ts')])).toEqual([]);
  expect(domainConstants.find([catalog, use('lib/rules/odontogram.test.ts')])).toEqual([]);
  expect(domainConstants.find([use('app/page.tsx')])).toEqual([]);
});
