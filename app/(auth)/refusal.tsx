'use client';

import { useState } from 'react';
import { News } from '@/components/ui/news';

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
  if (!refused) return null;
  return (
    <News key={refused.attempt} tone="danger" className="mb-4">
      <p>{refused.text}</p>
    </News>
  );
}
