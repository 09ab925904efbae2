import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '@/scripts/support/root.mjs';
import { SCREENS, type Screen, screenNames } from './screens';

const folder = `${root}/app/(admin)`;
const pages = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])page\.tsx$/.test(file))
    .map((file) => {
      const parts = file.split(/[\\/]/).slice(0, -1);
      const route = `/${parts.filter((part) => !part.startsWith('(')).join('/')}`;
      return [route, readFileSync(`${folder}/${file}`, 'utf8')] as const;
    }),
);

test('every page is declared once, and every screen has a page', () => {
  const routes = screenNames().map((name) => SCREENS[name].route);
  expect(routes.toSorted()).toEqual([...pages.keys()].toSorted());
});

test('every page takes its title and asks for its right under its own name', () => {
  for (const name of screenNames()) {
    const { route, title, right }: Screen = SCREENS[name];
    const page = pages.get(route) ?? '';
    const named = (helper: string) =>
      [...page.matchAll(new RegExp(`\\b${helper}\\(\\s*(?:caller,\\s*)?'(\\w+)'`, 'g'))].map(
        ([, found]) => found,
      );
    expect(named('screenMetadata'), route).toEqual(title === undefined ? [] : [name]);
    expect(named('requireScreen'), route).toEqual(right === undefined ? [] : [name]);
  }
});

test('keys lead to one screen each', () => {
  const keys = Object.values<Screen>(SCREENS).flatMap(({ keys }) => (keys ? [keys.join()] : []));
  expect(new Set(keys).size).toBe(keys.length);
});
