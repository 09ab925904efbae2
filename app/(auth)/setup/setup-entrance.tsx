'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { sendJson } from '@/components/form/send-json';
import { Button } from '@/components/ui/buttons/button';
import { Spinner } from '@/components/ui/states/spinner';
import { State } from '@/components/ui/states/state';
import type { ClinicProblem } from '@/lib/queries/problem';
import type { OpenedLink } from '@/lib/server/auth/setup-link';
import { FormHead } from '../form-head';
import { refusalText } from '../refusal-text';
import { SetupForm } from './setup-form';
import type { SetupWords } from './words';

type Opened =
  | { readonly link: OpenedLink; readonly problem?: undefined }
  | { readonly problem: ClinicProblem };

interface SetupEntranceProps {
  /** Characters. */
  minPassword: number;
  words: SetupWords;
}

/** Asks whom the link in the address is for, and shows the form, or why there is none. */
export function SetupEntrance({ minPassword, words }: SetupEntranceProps) {
  const token = useSyncExternalStore(onHashChange, readToken, () => undefined);
  const [opened, setOpened] = useState<Opened>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again.
  useEffect(() => {
    if (!token) return;
    let isCurrent = true;
    setOpened(undefined);
    void sendJson('POST', '/api/auth/setup/link', { token }).then((result) => {
      if (!isCurrent) return;
      // Our own handler answers with this very type.
      setOpened(result.ok ? { link: result.body as OpenedLink } : { problem: result.problem });
    });
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);

  if (token === '') {
    return (
      <State icon="lock" title={words.missing} heading="h1" urgent>
        <p>{words.missingExplain}</p>
      </State>
    );
  }
  if (token === undefined || opened === undefined) {
    return (
      <p className="flex items-center justify-center gap-2 text-ink-muted" role="status">
        <Spinner />
        {words.opening}
      </p>
    );
  }
  if (opened.problem) {
    const isDead = opened.problem.code === 'LINK_INVALID';
    return (
      <State
        icon="lock"
        title={isDead ? words.invalid : words.notOpened}
        heading="h1"
        urgent
        action={
          !isDead && <Button onClick={() => setAttempt((count) => count + 1)}>{words.retry}</Button>
        }
      >
        <p>{isDead ? words.invalidExplain : refusalText(opened.problem, words.refusals)}</p>
      </State>
    );
  }
  const { email, role, kind, name } = opened.link;
  const { title, explain, submit } = words.heads[kind];
  return (
    <>
      <FormHead title={title}>
        {explain.replace('{email}', email).replace('{role}', words.roles[role])}
      </FormHead>
      <SetupForm
        key={token}
        token={token}
        name={name}
        minPassword={minPassword}
        words={{ ...words, submit }}
      />
    </>
  );
}

function readToken(): string {
  return location.hash.slice(1);
}

/** Another link that is put in the place of this one loads no page. */
function onHashChange(tell: () => void): () => void {
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
}
