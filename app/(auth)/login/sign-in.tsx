'use client';

import { type ReactNode, useState } from 'react';
import { enterApplication } from '@/lib/enter-and-leave';
import { FormHead } from '../form-head';
import { PasswordStep } from './password-step';
import { SecondFactorStep } from './second-factor-step';
import type { SignInWords } from './words';

interface SignInProps {
  /** Where to go afterwards: a path of this application, checked by the server. */
  next: string;
  words: SignInWords;
  /** The quick way in of the demo clinic. */
  demo: ReactNode;
}

export function SignIn({ next, words, demo }: SignInProps) {
  const [step, setStep] = useState<'password' | 'second-factor'>('password');
  const enter = () => enterApplication(next);

  if (step === 'second-factor') {
    return (
      <>
        <FormHead title={words.factor.title}>{words.factor.explain}</FormHead>
        <SecondFactorStep words={words} onDone={enter} onBack={() => setStep('password')} />
      </>
    );
  }
  return (
    <>
      <FormHead title={words.title} />
      {demo}
      <PasswordStep words={words} onDone={enter} onSecondFactor={() => setStep('second-factor')} />
    </>
  );
}
