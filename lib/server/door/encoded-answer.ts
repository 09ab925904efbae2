import 'server-only';

const encoder = new TextEncoder();
const encoded = new WeakMap<object, Uint8Array<ArrayBuffer>>();

/** An answer as JSON in UTF-8; made once for all who share the answer. */
export function encodedAnswer(data: object): Uint8Array<ArrayBuffer> {
  const known = encoded.get(data);
  if (known) return known;
  const made = encoder.encode(JSON.stringify(data));
  encoded.set(data, made);
  return made;
}
