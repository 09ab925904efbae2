import * as contract from '@/lib/contract/read-json';
import { MalformedJsonError, PayloadTooLargeError, UnsupportedMediaTypeError } from '../errors';

/**
 * The JSON body of a request, at most `maximum` bytes; what it is not is refused. None at all is
 * undefined, where there may be none.
 */
export async function readJson(
  request: Request,
  maximum: number,
  mayBeMissing: boolean,
): Promise<unknown> {
  const type = request.headers.get('content-type');
  if (type !== null && !/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) {
    throw new UnsupportedMediaTypeError();
  }
  const body = await contract.readJson(request, maximum).catch((error: unknown) => {
    if (error instanceof contract.BodyTooLargeError) throw new PayloadTooLargeError(maximum);
    if (error instanceof contract.MalformedJsonError) throw new MalformedJsonError();
    throw error;
  });
  if (body === undefined && !mayBeMissing) throw new MalformedJsonError();
  return body;
}
