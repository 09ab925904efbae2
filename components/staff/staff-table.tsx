'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type Column, DataTable } from '@/components/table/data-table';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/buttons/button';
import type { AgendaDoctor } from '@/lib/agenda/shared/directory';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import type { ListedStaff } from '@/lib/server/auth/list-staff';
import { LockList } from './lock-list';

interface StaffTableProps {
  people: readonly ListedStaff[];
  /** Of the clinic service; `undefined`: they could not be loaded. */
  doctors: readonly AgendaDoctor[] | undefined;
  /** Whoever is looking. */
  ownId: string;
  /** The clinic's time zone. */
  timezone: string;
  onManage: (person: ListedStaff) => void;
}

/** Everybody who has an account, with what they may do and whether they can get in. */
export function StaffTable({ people, doctors, ownId, timezone, onManage }: StaffTableProps) {
  const t = useTranslations('staff');
  const roles = useTranslations('common.roles');
  const locale = useLocale();
  const roleOf = ({ role }: ListedStaff) => (role ? roles(role) : t('unknownRole'));
  const doctorOf = ({ doctorId }: ListedStaff) => doctors?.find(({ id }) => id === doctorId)?.name;
  const secondFactorOf = ({ hasSecondFactor }: ListedStaff) =>
    t(hasSecondFactor ? 'secondFactor' : 'noSecondFactor');
  const lastSeenOf = ({ lastSeen }: ListedStaff) =>
    lastSeen ? formatInstant(lastSeen, locale, timezone) : t('notIn');
  const columns: readonly Column<ListedStaff>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      cell: (person) => (
        <>
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="font-medium">{person.name}</span>
            {person.id === ownId && <Badge tone="accent">{t('you')}</Badge>}
            {person.isDisabled && <Badge tone="neutral">{t('disabled')}</Badge>}
            {person.locks.length > 0 && <Badge tone="attention">{t('locked')}</Badge>}
          </span>
          <span className="block text-sm font-normal break-all text-ink-muted">{person.email}</span>
          <LockList locks={person.locks} timezone={timezone} />
          <span className="block text-sm font-normal text-ink-muted @table-md:hidden">
            {[roleOf(person), doctorOf(person)].filter(Boolean).join(' · ')}
          </span>
          <span className="block text-sm font-normal text-ink-muted @table-md:hidden">
            {t('columns.secondFactor')}: {secondFactorOf(person)}
          </span>
          <span className="tabular block text-sm font-normal text-ink-muted @table-xl:hidden">
            {t('columns.lastSeen')}: {lastSeenOf(person)}
          </span>
        </>
      ),
    },
    {
      key: 'role',
      header: t('columns.role'),
      hideBelow: 'md',
      className: 'w-44',
      cell: (person) => (
        <>
          {roleOf(person)}
          {doctorOf(person) && (
            <span className="block text-sm text-ink-muted">{doctorOf(person)}</span>
          )}
        </>
      ),
    },
    {
      key: 'secondFactor',
      header: t('columns.secondFactor'),
      hideBelow: 'md',
      className: 'w-44',
      cell: secondFactorOf,
    },
    {
      key: 'lastSeen',
      header: t('columns.lastSeen'),
      hideBelow: 'xl',
      className: 'tabular w-52',
      cell: lastSeenOf,
    },
    {
      key: 'manage',
      header: t('columns.manage'),
      align: 'end',
      className: 'w-34',
      cell: (person) => (
        <Button
          size="small"
          aria-label={t('manage.of', { name: person.name })}
          onClick={() => onManage(person)}
        >
          {t('manage.open')}
        </Button>
      ),
    },
  ];
  return <DataTable caption={t('title')} columns={columns} rows={people} rowKey={({ id }) => id} />;
}
