import 'server-only';
import { pipeline, Readable, Transform } from 'node:stream';
import { fileNameIn, safeFileName } from '@/lib/kit/text/file-name';
import { AnswerTooLargeError, type WireFile } from './transport';

/** A document of the service, on its way through. */
export interface ServiceFile {
  readonly contentType: string;
  /** Safe to keep it under. */
  readonly fileName: string;
  /** Bytes, where the service said how many. */
  readonly length: number | undefined;
  /** Breaks off where more comes than any such file has. */
  readonly stream: ReadableStream<Uint8Array>;
}

/** What is no page to any browser. The rest is passed on as bytes of no known type. */
const KNOWN_TYPES: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'application/zip': '.zip',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'text/csv': '.csv',
};
const UNKNOWN_TYPE = 'application/octet-stream';

/** Throws `AnswerTooLargeError` where the service says that it is larger than `maxBytes`. */
export function serviceFile(file: WireFile, name: string, maxBytes: number): ServiceFile {
  const said = (file.contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const extension = KNOWN_TYPES[said];
  if (file.length !== undefined && file.length > maxBytes) {
    file.body.destroy();
    throw new AnswerTooLargeError();
  }
  return {
    contentType: extension === undefined ? UNKNOWN_TYPE : said,
    fileName: safeFileName(fileNameIn(file.disposition), name + (extension ?? '')),
    length: file.length,
    stream: capped(file.body, maxBytes),
  };
}

/** Whoever reads it is told of what goes wrong; who stops reading ends it at its source. */
function capped(body: Readable, maxBytes: number): ReadableStream<Uint8Array> {
  let size = 0;
  const limit = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.byteLength;
      if (size > maxBytes) done(new AnswerTooLargeError());
      else done(null, chunk);
    },
  });
  pipeline(body, limit, () => undefined);
  return Readable.toWeb(limit) as ReadableStream<Uint8Array>;
}
