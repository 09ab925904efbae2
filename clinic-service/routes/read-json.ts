import { MalformedJsonError, PayloadTooLargeError, UnsupportedMediaTypeError } from '../errors';

/**
 * The JSON body of a request, at most `maximum` bytes. Counted while reading: a length that was
 * announced may be absent or a lie.
 */
export async function readJson(request: Request, maximum: number): Promise<unknown> {
  const type = request.headers.get('content-type');
  if (type !== null && !/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) {
    throw new UnsupportedMediaTypeError();
  }
  if (Number(request.headers.get('content-length') ?? 0) > maximum) {
    throw new PayloadTooLargeError(maximum);
  }
  const bytes = await readBytes(request.body, maximum);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new MalformedJsonError();
  }
}

async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  maximum: number,
): Promise<Uint8Array> {
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maximum) throw new PayloadTooLargeError(maximum);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
