import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import { operations } from '@/lib/contract/operations';
import { ACTION_GROUPS } from '@/lib/contract/route';
import { LOCALES } from '@/lib/i18n/locales';
import { actionsOf, actionWord, isAction } from './audit-actions';

const all = ACTION_GROUPS.flatMap(actionsOf);

test.each(LOCALES)('every action has its words in %s', async (locale) => {
  const { default: messages } = await import(`../../messages/${locale}.json`);
  const lacking: string[] = [];
  const onError = () => undefined;
  const getMessageFallback = ({ key }: { key: string }) => {
    lacking.push(key);
    return key;
  };
  const t = createTranslator({
    locale,
    messages,
    namespace: 'audit.actions',
    onError,
    getMessageFallback,
  });
  const words = all.map((action) => t(actionWord(action)));
  expect(lacking).toEqual([]);
  expect(new Set(words).size, 'no two alike').toBe(all.length);
});

test('every operation is an action, in one group', () => {
  expect(Object.keys(operations).filter((id) => !isAction(id))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  expect(isAction('toString')).toBe(false);
});
