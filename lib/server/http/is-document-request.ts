import 'server-only';
import { headers } from 'next/headers';

/**
 * Whether a page is asked for as a document: it is then answered whole, so that it reads without
 * script and its status (404, 403) is true. The router, which asks from a page that is already
 * there, can be shown a skeleton first. A client that does not say counts as a document.
 */
export async function isDocumentRequest(): Promise<boolean> {
  return (await headers()).get('sec-fetch-dest') !== 'empty';
}
