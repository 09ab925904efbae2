import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { mayDo, type Right } from './kit/rights';
import { SCREENS, type Screen, type TitledScreen } from './screens';
import { pageCaller } from './server/door/page-caller';

/**
 * `generateMetadata` of a page. No title has a name of a person or a number in it: the browser keeps
 * titles in its history long after sign-out.
 */
export function screenMetadata(name: TitledScreen): () => Promise<Metadata> {
  const { title } = SCREENS[name];
  const { right }: Screen = SCREENS[name];
  return async () => {
    const [t, isRefused] = await Promise.all([
      getTranslations(),
      right !== undefined && isRefusedTo(right),
    ]);
    return { title: t(isRefused ? 'errors.noAccess.title' : title) };
  };
}

async function isRefusedTo(right: Right): Promise<boolean> {
  const { session } = await pageCaller();
  return !mayDo(session.staff.role, right);
}
