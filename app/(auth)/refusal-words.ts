import 'server-only';
import { getLocale, getTimeZone, getTranslations } from 'next-intl/server';
import type { RefusalWords } from './refusal-text';

/** Handed to the forms as plain text, so that no translator is sent to the browser for them. */
export async function refusalWords(): Promise<RefusalWords> {
  const t = await getTranslations('auth.errors');
  return {
    byCode: {
      AUDIT_UNAVAILABLE: t('AUDIT_UNAVAILABLE'),
      CHALLENGE_EXPIRED: t('CHALLENGE_EXPIRED'),
      INVALID_CODE: t('INVALID_CODE'),
      INVALID_RECOVERY_CODE: t('INVALID_RECOVERY_CODE'),
      INVALID_CREDENTIALS: t('INVALID_CREDENTIALS'),
      LINK_INVALID: t('LINK_INVALID'),
      LOCKED: t('LOCKED'),
      PASSWORD_COMMON: t('PASSWORD_COMMON'),
      PASSWORD_PATTERN: t('PASSWORD_PATTERN'),
      PASSWORD_PERSONAL: t('PASSWORD_PERSONAL'),
      PASSWORD_TOO_LONG: t('PASSWORD_TOO_LONG'),
      PASSWORD_TOO_SHORT: t('PASSWORD_TOO_SHORT'),
      RATE_LIMITED: t('RATE_LIMITED'),
      TOO_BUSY: t('TOO_BUSY'),
      SIGNED_OUT: t('CHALLENGE_EXPIRED'),
      SECOND_FACTOR_UNREADABLE: t('SECOND_FACTOR_UNREADABLE'),
    },
    network: t('network'),
    unexpected: t('unexpected'),
    retryAt: t('retryAt', { time: '{time}' }),
    timeZone: await getTimeZone(),
    locale: await getLocale(),
  };
}
