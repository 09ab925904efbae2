import 'server-only';
import { getTranslations } from 'next-intl/server';
import { refusalWords } from '../refusal-words';

export async function enrolmentWords() {
  const t = await getTranslations('auth');
  const common = await getTranslations('common');
  return {
    showPassword: t('signIn.showPassword'),
    hidePassword: t('signIn.hidePassword'),
    password: t('enrol.password'),
    passwordHelp: t('enrol.passwordHelp'),
    passwordWrong: t('enrol.passwordWrong'),
    start: t('enrol.start'),
    back: t('enrol.back'),
    scan: t('enrol.scan'),
    qr: t('enrol.qr'),
    secret: t('enrol.secret'),
    code: t('enrol.code'),
    codeHelp: t('enrol.codeHelp'),
    confirm: t('enrol.confirm'),
    wrong: t('enrol.wrong'),
    done: t('enrol.done'),
    doneExplain: t('enrol.doneExplain'),
    continue: t('enrol.continue'),
    codesTitle: t('codes.title'),
    codesExplain: t('codes.explain'),
    copy: t('codes.copy'),
    copied: common('copied'),
    copyFailed: common('copyFailed'),
    print: t('codes.print'),
    kept: t('codes.kept'),
    keptReason: t('codes.keptReason'),
    refusals: await refusalWords(),
  };
}

export type EnrolmentWords = Awaited<ReturnType<typeof enrolmentWords>>;
