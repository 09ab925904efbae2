import * as z from 'zod/mini';

/** What an operation with the envelope `file` answers. */
export const fileAnswer = z.object({
  contentType: z.string(),
  fileName: z.string(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
export type FileAnswer = z.output<typeof fileAnswer>;

export const pdfAnswer = z.extend(fileAnswer, { contentType: z.literal('application/pdf') });
export const zipAnswer = z.extend(fileAnswer, { contentType: z.literal('application/zip') });
