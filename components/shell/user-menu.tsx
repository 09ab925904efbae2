'use client';

import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import { Link } from '@/components/ui/buttons/link';
import { MENU_ITEM } from '@/components/ui/buttons/menu-item';
import { Icon } from '@/components/ui/icon';
import { Popover } from '@/components/ui/overlays/popover';
import { Spinner } from '@/components/ui/states/spinner';
import type { Role } from '@/lib/contract/roles';
import { useSignOut } from './session/use-sign-out';
import { useShell } from './shell-context';

export interface Person {
  name: string;
  email: string;
  role: Role;
  secondFactor: boolean;
}

export function UserMenu({ person }: { person: Person }) {
  const t = useTranslations();
  const { openKeyboardMap } = useShell();
  const { state, signOut } = useSignOut();

  return (
    <Popover
      label={`${t('shell.account')}: ${person.name} ${t(`common.roles.${person.role}`)}`}
      triggerClassName="px-1 text-ink"
      className="w-72"
      trigger={
        <>
          <Avatar name={person.name} />
          <span className="text-left leading-4 max-lg:hidden">
            <span className="block max-w-40 truncate text-sm font-medium">{person.name}</span>{' '}
            <span className="block text-xs text-ink-muted">{t(`common.roles.${person.role}`)}</span>
          </span>
          <Icon name="chevron" className="size-4 text-ink-muted max-lg:hidden" />
        </>
      }
    >
      <div className="border-b border-line px-2 pt-1.5 pb-2">
        <p className="font-medium wrap-anywhere">{person.name}</p>
        <p className="text-sm wrap-anywhere text-ink-muted">{person.email}</p>
        <p className="mt-1 text-sm text-ink-muted">
          {t(`common.roles.${person.role}`)} ·{' '}
          {person.secondFactor ? t('shell.secondFactorOn') : t('shell.secondFactorOff')}
        </p>
      </div>
      <ul className="pt-1">
        <li>
          <Link
            href="/account"
            className={MENU_ITEM}
            onClick={({ currentTarget }) =>
              currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
            }
          >
            <Icon name="person" />
            {t('shell.account')}
          </Link>
        </li>
        {!person.secondFactor && (
          <li>
            <a href="/second-factor" className={MENU_ITEM}>
              <Icon name="lock" />
              {t('shell.secondFactorSet')}
            </a>
          </li>
        )}
        <li>
          <button
            type="button"
            className={MENU_ITEM}
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
              openKeyboardMap();
            }}
          >
            <Icon name="keyboard" />
            {t('keyboard.title')}
          </button>
        </li>
        <li>
          <button
            type="button"
            className={MENU_ITEM}
            aria-busy={state === 'leaving'}
            onClick={() => void signOut()}
          >
            {state === 'leaving' ? <Spinner className="size-4.5" /> : <Icon name="signOut" />}
            {t('shell.signOut')}
          </button>
        </li>
      </ul>
      <p role="alert" className="px-2 text-sm text-danger">
        {state === 'failed' && t('shell.signOutFailed')}
      </p>
    </Popover>
  );
}
