import { expect, it } from 'vitest';
import { jsxWords } from './jsx-words.mjs';

const find = (jsx: string, path = 'app/page.tsx') =>
  jsxWords.find([{ path, text: `export const x = ${jsx};` }]).map((finding) => finding.message);

it.each([
  '<p>Guardar</p>',
  '<p>{"Save"}</p>',
  '<p>{open ? "Close" : label}</p>',
  ['<p>{open && `Close $', '{name}`}</p>'].join(''),
  '<p>{name ?? "nobody"}</p>',
  '<input placeholder="Search" />',
  '<button aria-label={open ? "Close" : "Open"} />',
  '<img alt="Logo" />',
])('finds %s', (jsx) => {
  expect(find(jsx)).not.toEqual([]);
});

it.each([
  '<p>{t("save")}</p>',
  '<p> · {count} / 20</p>',
  '<input name="search" placeholder={t("search")} />',
  '<kbd>Ctrl K</kbd>',
  '<img alt="" />',
  '<p className={open ? "open" : "closed"}>{name}</p>',
])('accepts %s', (jsx) => {
  expect(find(jsx)).toEqual([]);
});

it('leaves tests alone', () => {
  expect(find('<p>Guardar</p>', 'components/ui/button.test.tsx')).toEqual([]);
});
