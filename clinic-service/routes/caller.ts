import { ID_PATTERN } from '@/lib/contract/schemas';
import type { Principal } from '../auth/principal';
import type { Actor } from '../context';

type Headers = (name: string) => string | undefined;

/**
 * The person a call is made for, where the caller says so in our own headers `X-Acting-User` (an
 * id) and `X-Acting-User-Name` (percent-encoded). The published contract knows only keys.
 */
export function actorOf(header: Headers, { keyId }: Principal): Actor {
  const id = header('x-acting-user');
  if (id === undefined || !ID_PATTERN.test(id)) return { id: keyId };
  return { id, name: nameIn(header('x-acting-user-name')) };
}

function nameIn(encoded: string | undefined): string | undefined {
  if (encoded === undefined || encoded.length > 600) return undefined;
  try {
    const name = decodeURIComponent(encoded).trim();
    return /^[^\p{C}]{1,120}$/u.test(name) ? name : undefined;
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
