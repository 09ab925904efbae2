import 'server-only';
import { getTranslations } from 'next-intl/server';
import { refusalWords } from '../refusal-words';

export async function setupWords() {
  const t = await getTranslations('auth');
  const common = await getTranslations('common');
  const email = '{email}';
  const role = '{role}';
  return {
    name: t('setup.name'),
    nameRequired: t('setup.nameRequired'),
    password: t('setup.password'),
    passwordHelp: t('setup.passwordHelp'),
    passwordShort: t('errors.PASSWORD_TOO_SHORT'),
    repeat: t('setup.repeat'),
    repeatDifferent: t('setup.repeatDifferent'),
    opening: t('setup.opening'),
    notOpened: t('setup.notOpened'),
    missing: t('setup.missing'),
    missingExplain: t('setup.missingExplain'),
    invalid: t('setup.invalid'),
    invalidExplain: t('setup.invalidExplain'),
    retry: common('retry'),
    roles: {
      receptionist: common('roles.receptionist'),
      dentist: common('roles.dentist'),
      billing: common('roles.billing'),
      admin: common('roles.admin'),
    },
    /** By what the link is for. */
    heads: {
      first: {
        title: t('setup.title'),
        explain: t('setup.explain', { email }),
        submit: t('setup.submit'),
      },
      invited: {
        title: t('setup.titleInvited'),
        explain: t('setup.explainInvited', { email, role }),
        submit: t('setup.submit'),
      },
      back: {
        title: t('setup.titleBack'),
        explain: t('setup.explainBack', { email }),
        submit: t('setup.submitBack'),
      },
    },
    showPassword: t('signIn.showPassword'),
    hidePassword: t('signIn.hidePassword'),
    refusals: await refusalWords(),
  };
}

export type SetupWords = Awaited<ReturnType<typeof setupWords>>;
