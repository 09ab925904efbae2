import 'server-only';
import { getTranslations } from 'next-intl/server';
import { refusalWords } from '../refusal-words';

/** Every word of the sign-in form, as plain text. */
export async function signInWords() {
  const t = await getTranslations('auth');
  return {
    title: t('signIn.title'),
    email: t('signIn.email'),
    password: t('signIn.password'),
    showPassword: t('signIn.showPassword'),
    hidePassword: t('signIn.hidePassword'),
    submit: t('signIn.submit'),
    required: t('errors.required'),
    emailShape: t('errors.emailShape'),
    requiredCode: t('errors.requiredCode'),
    sixDigits: t('errors.sixDigits'),
    factor: {
      title: t('secondFactor.title'),
      explain: t('secondFactor.explain'),
      code: t('secondFactor.code'),
      codeHelp: t('secondFactor.codeHelp'),
      recovery: t('secondFactor.recovery'),
      recoveryHelp: t('secondFactor.recoveryHelp'),
      submit: t('secondFactor.submit'),
      useApp: t('secondFactor.useApp'),
      useRecovery: t('secondFactor.useRecovery'),
      back: t('secondFactor.back'),
    },
    refusals: await refusalWords(),
  };
}

export type SignInWords = Awaited<ReturnType<typeof signInWords>>;
