'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from './banner';
import type { Tone } from './tone';

interface NewsProps {
  tone: Tone;
  title?: string;
  children: ReactNode;
  className?: string;
}

/**
 * What has just come of an action, where reading goes on: it is read out and takes the focus. Give
 * it a key of its own where the same may happen twice, so that it is told twice.
 */
export function News({ className, ...banner }: NewsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={className}>
      <Banner {...banner} />
    </div>
  );
}
