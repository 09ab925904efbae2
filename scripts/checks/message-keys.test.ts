import { expect, it } from 'vitest';
import { messageKeys } from './message-keys.mjs';

function find(messages: object, code: string) {
  return messageKeys
    .find([
      { path: 'messages/es-CO.json', text: JSON.stringify(messages) },
      { path: 'app/page.tsx', text: code },
    ])
    .map((finding) => finding.message);
}

it('finds a message that nothing uses', () => {
  const code = "const t = useTranslations('a'); t('b');";
  expect(find({ a: { b: '', c: '' } }, code)).toEqual(['a.c is used nowhere.']);
});

it('finds a key that does not exist', () => {
  const code = "const t = await getTranslations({ locale, namespace: 'a' }); t.rich('b'); t('z');";
  expect(find({ a: { b: '' } }, code)).toEqual(['There is no message a.z.']);
});

it('does not take the same word in another namespace for a use', () => {
  const code =
    "const t = useTranslations('a'); t('title'); const s = useTranslations('b'); s('x');";
  const messages = { a: { title: '' }, b: { title: '', x: '' } };
  expect(find(messages, code)).toEqual(['b.title is used nowhere.']);
});

it('understands keys chosen while running', () => {
  const code = `
    const t = useTranslations('a');
    const rows = [{ label: 'one' }];
    rows.map((row) => t(row.label));
    const COLOURS = { inactive: 'grey' };
    t(\`status.\${isActive ? 'active' : other}\`);
  `;
  const messages = { a: { one: '', status: { active: '', inactive: '' }, other: '' } };
  expect(find(messages, code)).toEqual(['a.other is used nowhere.']);
});

it('finds a message that only a template could ask for, with a word that stands nowhere', () => {
  const code = `
    const t = useTranslations('a');
    const why = isGone ? 'gone' : 'refused';
    t(\`status.\${why}\`);
    t(\`\${why}.title\`);
  `;
  const messages = {
    a: { status: { gone: '', dead: '' }, refused: { title: '' }, dead: { title: '' } },
  };
  expect(find(messages, code)).toEqual([
    'a.status.dead is used nowhere.',
    'a.dead.title is used nowhere.',
  ]);
});

it('understands a translator that is passed on', () => {
  const code = "const t = useTranslations('a'); name(t); function name(x) { return x('one'); }";
  expect(find({ a: { one: '', two: '' } }, code)).toEqual(['a.two is used nowhere.']);
});

it('keeps two functions of one file apart', () => {
  const code = `
    function A() { const t = useTranslations('a'); return t('one'); }
    async function B() {
      const [t] = await Promise.all([getTranslations('b'), 1]);
      return [1].map(() => t('two'));
    }
    function C(t) { return t('three'); }
  `;
  expect(find({ a: { one: '' }, b: { two: '' } }, code)).toEqual([]);
  expect(find({ a: { two: '' }, b: { one: '' } }, code)).toHaveLength(4);
});
