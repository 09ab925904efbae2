import 'server-only';
import { getTranslations } from 'next-intl/server';
import { refusalWords } from '../refusal-words';

export async function setupWords(isBack: boolean) {
  const t = await getTranslations('auth');
  return {
    name: t('setup.name'),
    nameRequired: t('setup.nameRequired'),
    password: t('setup.password'),
    passwordHelp: t('setup.passwordHelp'),
    passwordShort: t('errors.PASSWORD_TOO_SHORT'),
    repeat: t('setup.repeat'),
    repeatDifferent: t('setup.repeatDifferent'),
    submit: t(isBack ? 'setup.submitBack' : 'setup.submit'),
    showPassword: t('signIn.showPassword'),
    hidePassword: t('signIn.hidePassword'),
    refusals: await refusalWords(),
  };
}

export type SetupWords = Awaited<ReturnType<typeof setupWords>>;
