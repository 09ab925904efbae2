/** The body is larger than we read: 413. */
export class BodyTooLargeError extends Error {
  constructor(readonly maxBytes: number) {
    super(`The request body is larger than ${maxBytes} bytes`);
    this.name = 'BodyTooLargeError';
  }
}

/** The body is not JSON: 400. */
export class MalformedJsonError extends Error {
  constructor() {
    super('The request body is not JSON');
    this.name = 'MalformedJsonError';
  }
}

/** The request ended before its body did: nobody waits for the answer. */
export class BodyBrokenOffError extends MalformedJsonError {
  constructor(cause: unknown) {
    super();
    this.cause = cause;
  }
}

/**
 * The request's JSON, undefined when there is no body. Bytes are counted as they arrive: a declared
 * length proves nothing. Throws `BodyTooLargeError`, `BodyBrokenOffError` or `MalformedJsonError`. The one way in which both
 * the application and the service read a body. Server-side by use.
 */
export async function readJson(request: Request, maxBytes = 1_048_576): Promise<unknown> {
  if (request.body === null) return undefined;
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) {
    throw new BodyTooLargeError(maxBytes);
  }
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw new BodyBrokenOffError(error);
    });
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new BodyTooLargeError(maxBytes);
    }
    chunks.push(value);
  }
  if (size === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw new MalformedJsonError();
  }
}
