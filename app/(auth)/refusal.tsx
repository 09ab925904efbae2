'use client';

import { useEffect, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';

interface Refused {
  text: string;
  /** Counts, so that the same refusal twice is told twice. */
  attempt: number;
}

/** What a form was last refused for, and how it is told and forgotten. */
export function useRefusal() {
  const [refused, setRefused] = useState<Refused | null>(null);
  return {
    refused,
    refuse: (text: string) =>
      setRefused((before) => ({ text, attempt: (before?.attempt ?? 0) + 1 })),
    forget: () => setRefused(null),
  };
}

/** At the top of the form, where the focus goes. */
export function Refusal({ refused }: { refused: Refused | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused) box.current?.focus();
  }, [refused]);
  if (!refused) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className="mb-4">
      <Banner tone="danger">
        <p>{refused.text}</p>
      </Banner>
    </div>
  );
}
