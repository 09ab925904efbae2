'use client';

import { useState } from 'react';
import { ConfirmStep } from './confirm-step';
import { RecoveryCodes } from './recovery-codes';
import { StartStep } from './start-step';
import type { EnrolmentWords } from './words';

/** What the server makes when an enrolment begins; shown once. */
export interface Enrolled {
  totpUri: string;
  secret: string;
  recoveryCodes: readonly string[];
}

interface EnrolmentProps {
  email: string;
  /** It cannot be put off. */
  isOwed: boolean;
  words: EnrolmentWords;
}

/** Password again, then scan and confirm, then the recovery codes: nothing counts until confirmed. */
export function Enrolment({ email, isOwed, words }: EnrolmentProps) {
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null);
  const [confirmed, setConfirmed] = useState(false);

  if (!enrolled) {
    return <StartStep email={email} isOwed={isOwed} words={words} onStarted={setEnrolled} />;
  }
  if (!confirmed) {
    return <ConfirmStep enrolled={enrolled} words={words} onConfirmed={() => setConfirmed(true)} />;
  }
  return <RecoveryCodes codes={enrolled.recoveryCodes} words={words} />;
}
