'use client';

import { useState } from 'react';
import { sendJson } from '@/components/form/send-json';
import { Icon, type IconName } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/states/spinner';
import { useHydrated } from '@/components/use-hydrated';
import type { Role } from '@/lib/contract/roles';
import { enterApplication } from '@/lib/enter-and-leave';
import { Refusal, useRefusal } from '../refusal';
import { type RefusalWords, refusalText } from '../refusal-text';

const ICONS: Readonly<Record<Role, IconName>> = {
  receptionist: 'today',
  dentist: 'tooth',
  billing: 'receipt',
  admin: 'settings',
};

interface DemoRolesProps {
  next: string;
  enterAs: string;
  roles: readonly { role: Role; name: string; who: string }[];
  refusals: RefusalWords;
}

/** One press per role. */
export function DemoRoles({ next, enterAs, roles, refusals }: DemoRolesProps) {
  const ready = useHydrated();
  const [entering, setEntering] = useState<Role | null>(null);
  const { refused, refuse } = useRefusal();

  async function enter(role: Role) {
    setEntering(role);
    const result = await sendJson('POST', '/api/auth/demo', { role });
    if (result.ok) return enterApplication(next);
    setEntering(null);
    refuse(refusalText(result.problem, refusals));
  }

  return (
    <>
      <Refusal refused={refused} />
      <ul className="grid gap-2 sm:grid-cols-2">
        {roles.map(({ role, name, who }) => (
          <li key={role}>
            <button
              type="button"
              aria-busy={entering === role}
              disabled={!ready || entering !== null}
              onClick={() => enter(role)}
              className="flex h-full w-full items-center gap-3 rounded-md border border-line-strong/55 px-3 py-2 text-left transition-colors duration-100 enabled:hover:border-accent enabled:hover:bg-accent-soft"
            >
              <span className="text-accent">
                {entering === role ? <Spinner /> : <Icon name={ICONS[role]} className="size-5" />}
              </span>
              <span className="min-w-0">
                <span className="block font-medium">
                  <span className="sr-only">{enterAs} </span>
                  {name}
                </span>
                <span className="block text-sm text-ink-muted">{who}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
