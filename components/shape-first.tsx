import type { ReactElement, ReactNode } from 'react';
import { isLate } from '@/lib/is-late';
import { isDocumentRequest } from '@/lib/server/http/is-document-request';
import { ShapeUntil } from './shape-until';

/** Milliseconds of an answer that nobody waits for: a shape before it would only flicker. */
const UNNOTICED = 120;

interface ShapeFirstProps {
  /** The shape shown while the data is being read. */
  shape: ReactNode;
  load: () => Promise<ReactElement>;
}

/** A page that comes whole where it is a document or soon there; otherwise its shape is sent first. */
export async function ShapeFirst({ shape, load }: ShapeFirstProps) {
  const page = load();
  const [late, isDocument] = await Promise.all([isLate(page, UNNOTICED), isDocumentRequest()]);
  return late && !isDocument ? (
    <ShapeUntil shape={shape}>{page}</ShapeUntil>
  ) : (
    <ShapeUntil>{await page}</ShapeUntil>
  );
}
