'use client';

import { type ReactNode, Suspense, useState } from 'react';

interface ShapeFirstProps {
  /** Of what is being read meanwhile; where there is none, the page is answered whole. */
  shape: ReactNode;
  children: ReactNode;
}

/**
 * A page whose shape may be shown first. What it was to begin with it stays: asked for anew, as after the
 * person signed in again, a page that came whole is given a shape too, and would be another page to React,
 * without anything that was typed.
 */
export function ShapeFirst({ shape, children }: ShapeFirstProps) {
  const [isWhole] = useState(shape === undefined);
  return isWhole ? children : <Suspense fallback={shape}>{children}</Suspense>;
}
