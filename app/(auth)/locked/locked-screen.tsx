'use client';

import { useEffect, useState } from 'react';
import { signedInAs } from '@/components/shell/session/signed-in-as';
import { Button } from '@/components/ui/buttons/button';
import { leaveToSignIn } from '@/lib/enter-and-leave';
import { hasSignedInSince } from '@/lib/last-touched';
import {
  endSession,
  forgetLocked,
  type LockedPerson,
  lockedPerson,
  takeLost,
} from '@/lib/lock-screen';
import { hearSessionNews, tellSessionNews } from '@/lib/session-news';
import { FormHead } from '../form-head';
import { PasswordStep } from '../login/password-step';
import { SecondFactorStep } from '../login/second-factor-step';
import type { SignInWords } from '../login/words';

/** Milliseconds after which a lock that could not be told is told again. */
const TELL_EVERY = 5_000;

interface LockedScreenProps {
  /** Where the person was: a path of this application, checked by the server. */
  next: string;
  words: SignInWords & { readonly explain: string; readonly other: string };
}

/**
 * Asks for the password of the person whose screen was locked. Anybody else signs in as on any other day,
 * and gets the first page of their own.
 */
export function LockedScreen({ next, words }: LockedScreenProps) {
  const [person, setPerson] = useState<LockedPerson>();
  const [step, setStep] = useState<'password' | 'second-factor'>('password');
  /** Until then the sign-in page would lead into the locked person's session. */
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const locked = lockedPerson();
    if (locked === undefined) {
      location.replace(next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`);
      return;
    }
    setPerson(locked);
    const followSignIn = async () => {
      const who = await signedInAs(locked.email);
      if (who === 'same') goOn(next);
      else if (who === 'other') signInAsOther();
    };
    // Where the session still lives, the lock is half a lock: it is told until it is known to be over.
    let isEnded = false;
    const end = async () => {
      isEnded = await endSession(locked);
      if (isEnded) setOver(true);
      if (isEnded && hasSignedInSince(locked.since)) await followSignIn();
    };
    void end();
    const ticking = setInterval(() => isEnded || void end(), TELL_EVERY);
    const stopHearing = hearSessionNews((news) =>
      news === 'signed-in' ? void followSignIn() : signInAsOther(),
    );
    return () => {
      clearInterval(ticking);
      stopHearing();
    };
  }, [next]);

  if (!person) return null;
  const unlock = () => {
    tellSessionNews('signed-in');
    goOn(next);
  };
  if (step === 'second-factor') {
    return (
      <>
        <FormHead title={words.factor.title}>{words.factor.explain}</FormHead>
        <SecondFactorStep words={words} onDone={unlock} onBack={() => setStep('password')} />
      </>
    );
  }
  return (
    <>
      <FormHead title={words.title}>{words.explain}</FormHead>
      <PasswordStep
        words={words}
        email={person.email}
        onDone={unlock}
        onSecondFactor={() => setStep('second-factor')}
      />
      <Button variant="quiet" className="mt-2 w-full" pending={!isOver} onClick={signInAsOther}>
        {words.other}
      </Button>
    </>
  );
}

/** In place of this page, so that Back does not lead to it. */
function goOn(next: string): void {
  forgetLocked();
  location.replace(next);
}

function signInAsOther(): void {
  forgetLocked();
  // What was lost is no news for another person.
  takeLost();
  leaveToSignIn();
}
