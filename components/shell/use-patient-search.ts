'use client';

import { useEffect, useState } from 'react';
import { SESSION_RENEWED_EVENT } from '@/lib/queries/call-handler';
import { type Found, findPatients } from './find-patients';

/** Milliseconds of quiet before a search goes out. */
const QUIET = 150;

type Outcome = { search: string; found: readonly Found[]; failed: boolean };

/**
 * Searches as one types. An answer that arrives after a newer question was asked is dropped; the
 * last answer stays until the next one is here.
 */
export function usePatientSearch(typed: string, enabled: boolean) {
  const search = typed.trim();
  const [renewals, setRenewals] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>({ search: '', found: [], failed: false });

  useEffect(() => {
    const onRenewed = () => setRenewals((count) => count + 1);
    window.addEventListener(SESSION_RENEWED_EVENT, onRenewed);
    return () => window.removeEventListener(SESSION_RENEWED_EVENT, onRenewed);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: signed in again, it is asked again.
  useEffect(() => {
    if (!enabled || search === '') return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      findPatients(search, abort.signal).then(
        (found) => setOutcome({ search, found, failed: false }),
        () => {
          if (!abort.signal.aborted) setOutcome({ search, found: [], failed: true });
        },
      );
    }, QUIET);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [search, enabled, renewals]);

  const asked = enabled && search !== '';
  return {
    found: asked ? outcome.found : [],
    failed: asked && outcome.failed && outcome.search === search,
    settled: asked && outcome.search === search,
  };
}
