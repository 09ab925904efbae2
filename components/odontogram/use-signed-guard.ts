'use client';

import { useState } from 'react';
import type { Edit } from '@/lib/odontogram/edit/edit';
import type { EditOutcome } from '@/lib/odontogram/edit/editor-state';

/** What is to be done waits for the person's answer. */
export interface SignedQuestion {
  readonly go: () => void;
  readonly stay: () => void;
}

/** A signed chart is not changed before the person has agreed that its signature ends. */
export function useSignedGuard(
  isSigned: boolean,
  submit: (edit: Edit) => Promise<EditOutcome>,
): {
  readonly submit: (edit: Edit) => Promise<EditOutcome>;
  readonly guard: (go: () => Promise<EditOutcome>) => Promise<EditOutcome>;
  readonly asked: SignedQuestion | undefined;
} {
  const [asked, setAsked] = useState<SignedQuestion>();

  function guard(go: () => Promise<EditOutcome>): Promise<EditOutcome> {
    if (!isSigned) return go();
    return new Promise((done) => {
      const answered = (outcome: Promise<EditOutcome> | EditOutcome) => {
        setAsked(undefined);
        done(outcome);
      };
      // What is asked for while the question is open waits for the same answer.
      setAsked((open) => ({
        go() {
          open?.go();
          answered(go());
        },
        stay() {
          open?.stay();
          answered({ ok: false, problem: undefined });
        },
      }));
    });
  }

  return { guard, asked, submit: (edit) => guard(() => submit(edit)) };
}
