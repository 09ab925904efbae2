import * as z from 'zod/mini';
import type { Operation } from '@/lib/contract/operation';
import { type FileAnswer, fileAnswer } from '@/lib/contract/wire/file-answer';
import { asAttachment } from '@/lib/kit/text/file-name';
import type { Principal } from '../auth/principal';
import { messageOf } from '../wording/messages';

const JSON_HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

/** A success in the envelope that the operation declares. `data` has been checked by its schema. */
export function respondData(
  operation: Operation,
  data: unknown,
  locale: Principal['locale'],
): Response {
  const { status, envelope } = operation;
  if (status === 204) return new Response(null, { status });
  if (envelope === 'file') return respondFile(z.parse(fileAnswer, data));
  const message = operation.says && messageOf(operation.id, locale);
  const body = envelope === 'A' ? { success: true, data, ...(message && { message }) } : data;
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...JSON_HEADERS, ...etag(operation, data) },
  });
}

function etag({ etag: member }: Operation, data: unknown): Record<string, string> {
  if (member === undefined || typeof data !== 'object' || data === null) return {};
  const version: unknown = Reflect.get(data, member);
  return { ETag: `"${String(version)}"` };
}

function respondFile({ contentType, fileName, bytes }: FileAnswer): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': contentType,
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': asAttachment(fileName),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
