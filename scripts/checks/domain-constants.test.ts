import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { domainConstants } from './domain-constants.mjs';

const catalog = {
  path: 'clinic-service/odontogram/catalog.ts',
  text: "export const catalog = [{ id: 'made-up-finding', name: 'x' }];",
};
const use = (path: string) => ({ path, text: "if (id === 'made-up-finding') draw();" });

it.each(['app/page.tsx', 'components/odontogram/tooth.tsx', 'lib/kit/odontogram.ts'])(
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
  expect(domainConstants.find([catalog, use('lib/kit/odontogram.test.ts')])).toEqual([]);
  expect(domainConstants.find([use('app/page.tsx')])).toEqual([]);
});

describe('a catalog that is written line by line', () => {
  const lines = {
    path: 'clinic-service/odontogram/catalog.ts',
    text: [
      "const COLORS = { R: '#DC2626' };",
      'export const FINDINGS = `',
      'mancha|Mancha rara|Odd spot|s|c|group|R|ring@crown!dash|res',
      'otra|Otra|Other|w|c||R|fill|',
      '`;',
    ].join('\n'),
  };
  const found = (value: string) =>
    domainConstants.find([lines, { path: 'lib/draw.ts', text: `paint('${value}');` }]);

  it.each(['mancha', 'Mancha rara', 'Odd spot', 'ring@crown!dash', '#DC2626', '#dc2626'])(
    'keeps its "%s" to itself',
    (value) => expect(found(value)).toHaveLength(1),
  );

  it.each(['fill', 'R', 's', 'res', '#dc2627', 'mancha rara'])(
    'leaves "%s" to everybody',
    (value) => expect(found(value)).toEqual([]),
  );
});

it("sees every finding of the service's own catalog, and the four of before", () => {
  const path = 'clinic-service/odontogram/catalog.ts';
  const text = readFileSync(path, 'utf8');
  const ids = [...text.matchAll(/^([^|`\s]+)\|/gm)].map(([, id = '']) => id);
  expect(ids).toHaveLength(50);
  const code = ids.map((id) => `draw('${id}');`).join('\n');
  expect(
    domainConstants.find([
      { path, text },
      { path: 'lib/draw.ts', text: code },
    ]),
  ).toHaveLength(50);
});
