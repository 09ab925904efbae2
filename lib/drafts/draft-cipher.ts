/** Encrypts drafts with the key of one person in one browser. */
export interface DraftCipher {
  /** Under which a draft is stored: its id may say whose record it is. */
  readonly nameOf: (id: string) => Promise<string>;
  readonly seal: (name: string, draft: unknown) => Promise<string>;
  /** Undefined where it was sealed with another key, under another name, or is damaged. */
  readonly open: (name: string, sealed: string) => Promise<unknown>;
}

/** Bytes of an initialization vector of AES-GCM. */
const IV = 12;

/** `key`: 32 bytes in base64. The keys made of it cannot be read by any script. */
export async function draftCipher(key: string): Promise<DraftCipher> {
  const { subtle } = crypto;
  const root = await subtle.importKey('raw', bytesOf(key), 'HKDF', false, ['deriveKey']);
  const derive = (
    use: string,
    algorithm: AesKeyGenParams | HmacKeyGenParams,
    uses: KeyUsage[],
  ): Promise<CryptoKey> => {
    const from = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoded(use) };
    return subtle.deriveKey(from, root, algorithm, false, uses);
  };
  const sealing = await derive('draft', { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']);
  const naming = await derive('name', { name: 'HMAC', hash: 'SHA-256', length: 256 }, ['sign']);
  return {
    nameOf: async (id) => textOf(new Uint8Array(await subtle.sign('HMAC', naming, encoded(id)))),
    async seal(name, draft) {
      const iv = crypto.getRandomValues(new Uint8Array(IV));
      const how = { name: 'AES-GCM', iv, additionalData: encoded(name) };
      const sealed = await subtle.encrypt(how, sealing, encoded(JSON.stringify(draft)));
      return textOf(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
    },
    async open(name, sealed) {
      try {
        const bytes = bytesOf(sealed);
        const how = { name: 'AES-GCM', iv: bytes.slice(0, IV), additionalData: encoded(name) };
        const opened = await subtle.decrypt(how, sealing, bytes.slice(IV));
        return JSON.parse(new TextDecoder().decode(opened));
      } catch {
        return undefined;
      }
    },
  };
}

function encoded(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

function textOf(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
