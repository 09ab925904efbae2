/** The ten national digits of a Colombian number (mobile 3…, landline 60…), else null. */
export function nationalDigits(phone: string): string | null {
  if (/[^\d\s+().-]/.test(phone)) return null;
  const digits = phone.replace(/\D/g, '').replace(/^0{1,2}(?=57)/, '');
  const national = digits.length === 12 && digits.startsWith('57') ? digits.slice(2) : digits;
  return /^(3\d{9}|60\d{8})$/.test(national) ? national : null;
}

/** `+57 310 555 0142`, `+57 601 228 1260`; a number of another country or shape as it came. */
export function formatPhone(phone: string): string {
  const national = nationalDigits(phone);
  if (national === null) return phone;
  return `+57 ${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6)}`;
}

/** A `tel:` address that can be dialled, or null where the text is no number. */
export function phoneHref(phone: string): string | null {
  const national = nationalDigits(phone);
  if (national !== null) return `tel:+57${national}`;
  if (/[^\d\s+().-]/.test(phone)) return null;
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 5 || digits.length > 15) return null;
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/**
 * Whether the number looks like one that can be dialled from Colombia: ten national digits, or an
 * international number with its `+`. A warning where false, never a refusal.
 */
export function looksLikePhone(phone: string): boolean {
  if (nationalDigits(phone) !== null) return true;
  const trimmed = phone.trim();
  return /^\+(?!57)[\d\s().-]+$/.test(trimmed) && /^\d{7,15}$/.test(trimmed.replace(/\D/g, ''));
}
