import { nationalDigits } from './phone';

/** Why a number gets no WhatsApp: `landline` is a fixed one, `unclear` may be anybody's. */
export type NoWhatsApp = 'landline' | 'unclear';

/** Digits of an international number, country code included (E.164). */
const FOREIGN = /^(?!0)\d{8,15}$/;

/**
 * The digits that WhatsApp knows a number by: a Colombian mobile with or without its 57, or the full
 * number of another country, which begins with `+` or `00`. Any other is not guessed.
 */
export function whatsAppDigits(phone: string): { readonly digits: string } | NoWhatsApp {
  const national = nationalDigits(phone);
  if (national !== null) return national.startsWith('3') ? { digits: `57${national}` } : 'landline';
  if (/[^\d\s+().-]/.test(phone)) return 'unclear';
  const typed = phone.replace(/[\s().-]/g, '');
  // Seven digits are a landline as they were written until 2022.
  if (/^[2-8]\d{6}$/.test(typed)) return 'landline';
  const digits = /^(?:\+|00)(\d+)$/.exec(typed)?.[1] ?? '';
  return FOREIGN.test(digits) && !digits.startsWith('57') ? { digits } : 'unclear';
}

/** The address that opens WhatsApp with a text ready to be sent; it sends nothing by itself. */
export function whatsAppHref(digits: string, text: string): string {
  return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
}
