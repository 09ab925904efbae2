import { ID_PATTERN } from '@/lib/contract/limits';
import { ACTING_USER, ACTING_USER_NAME, LONGEST_ACTING_NAME } from '@/lib/contract/wire/headers';
import type { Principal } from '../auth/principal';
import type { Actor } from '../context';

type Headers = (name: string) => string | undefined;

/** The person a call is made for, where the caller names one; else its key. */
export function actorOf(header: Headers, { keyId }: Principal): Actor {
  const id = header(ACTING_USER);
  if (id === undefined || !ID_PATTERN.test(id)) return { id: keyId };
  return { id, name: nameIn(header(ACTING_USER_NAME)) };
}

/** Characters of a name of which each takes as much as it can: four bytes, `%` and two digits each. */
const LONGEST_ENCODED = LONGEST_ACTING_NAME * 12;

function nameIn(encoded: string | undefined): string | undefined {
  if (encoded === undefined || encoded.length > LONGEST_ENCODED) return undefined;
  try {
    const name = decodeURIComponent(encoded).trim();
    return name.length <= LONGEST_ACTING_NAME && /^[^\p{C}]+$/u.test(name) ? name : undefined;
  } catch {
    // Not percent-encoded text: no name is better than a garbled one.
    return undefined;
  }
}

/** The first language of `Accept-Language` that we speak, by preference; else the clinic's. */
export function languageOf(header: Headers, { locale }: Principal): Principal['locale'] {
  const ranges = (header('accept-language') ?? '')
    .slice(0, 200)
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = Number(/q=([\d.]+)/.exec(parameters.join())?.[1] ?? 1);
      return { language: tag.split('-')[0], quality, order };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.order - b.order);
  for (const { language } of ranges) {
    if (language === 'es') return 'es-CO';
    if (language === 'en') return 'en-US';
    if (language === '*') break;
  }
  return locale;
}
