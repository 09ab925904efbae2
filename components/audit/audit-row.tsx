'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/buttons/link';
import { Icon } from '@/components/ui/icon';
import type { Tone } from '@/components/ui/tone';
import { type AuditResult, RESULTS } from '@/lib/audit/audit-view';
import type { TrailRow } from '@/lib/audit/read-trail';
import { unfinishedPart } from '@/lib/audit/unfinished';
import { ID_PATTERN } from '@/lib/contract/limits';
import { isRole } from '@/lib/contract/roles';
import { actionWord, isAction } from '@/lib/kit/audit-actions';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import { RowDetails } from './row-details';

const TONES: Readonly<Record<Exclude<AuditResult, 'ok'>, Tone>> = {
  refused: 'danger',
  failed: 'attention',
  unknown: 'attention',
};

interface ResultBadgeProps {
  result: string;
  /** HTTP status that was answered. */
  status: number | null;
}

/** How a deed ended; what is as it should be stays quiet. */
function ResultBadge({ result, status }: ResultBadgeProps) {
  const t = useTranslations('audit.results');
  const known = RESULTS.find((one) => one === result);
  const words = known ? t(known) : result;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {known === 'ok' ? words : <Badge tone={known ? TONES[known] : 'attention'}>{words}</Badge>}
      {status !== null && <span className="tabular text-sm text-ink-muted">{status}</span>}
    </span>
  );
}

interface AuditRowProps {
  row: TrailRow;
  /** Where it could be read. */
  patientName: string | undefined;
  /** Of codes among its details, by their names. */
  words: Readonly<Record<string, string>>;
  /** The clinic's. */
  timezone: string;
}

/** One deed, and below it all that its row says. */
export function AuditRow({ row, patientName, words, timezone }: AuditRowProps) {
  const t = useTranslations('audit');
  const actions = useTranslations('audit.actions');
  const roles = useTranslations('common.roles');
  const locale = useLocale();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { staffName, patientId } = row;
  const unfinished = unfinishedPart(row);
  const at = row.at.toISOString();
  const role = isRole(row.role) ? roles(row.role) : row.role;
  const patient = patientId !== null && <PatientLink id={patientId} name={patientName} />;
  const result = <ResultBadge result={row.result} status={row.status} />;
  return (
    <>
      <tr className="align-top">
        <td className="tabular">
          <time dateTime={at}>
            {formatInstant(at, locale, timezone, { dateStyle: 'medium' })}
            <span className="block text-sm whitespace-nowrap text-ink-muted">
              {formatInstant(at, locale, timezone, { timeStyle: 'medium' })}
            </span>
          </time>
        </td>
        <td className="@max-table-md:hidden">
          {staffName ?? '–'}
          {staffName !== null && <span className="block text-sm text-ink-muted">{role}</span>}
        </td>
        <td>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-6 w-full items-start gap-1.5 rounded-sm text-left font-medium hover:text-accent touch:min-h-11 touch:items-center"
          >
            <Icon
              name={isOpen ? 'chevron' : 'forward'}
              className="mt-0.5 size-4 text-ink-muted touch:mt-0"
            />
            <span className="min-w-0">
              {isAction(row.action) ? actions(actionWord(row.action)) : row.action}
              {unfinished && (
                <span className="block text-sm font-normal text-ink-muted">
                  {t(`unfinished.${unfinished}`)}
                </span>
              )}
            </span>
          </button>
          <div className="grid justify-items-start gap-0.5 pl-5.5 text-sm @table-md:hidden">
            {staffName !== null && (
              <span className="text-ink-muted">
                {[staffName, role].filter(Boolean).join(' · ')}
              </span>
            )}
            {patient}
            {result}
          </div>
        </td>
        <td className="@max-table-md:hidden">{patient || '–'}</td>
        <td className="@max-table-md:hidden">{result}</td>
        <td className="tabular @max-table-2xl:hidden">{row.address ?? '–'}</td>
      </tr>
      {isOpen && (
        <tr id={id} className="bg-sunken">
          <td colSpan={6}>
            <div className="py-1.5">
              <RowDetails row={row} words={words} timezone={timezone} />
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

interface PatientLinkProps {
  id: string;
  /** Where it could be read. */
  name: string | undefined;
}

function PatientLink({ id, name = id }: PatientLinkProps) {
  // The trail also holds requests for a malformed id. It has no page to link to.
  if (!ID_PATTERN.test(id)) return <span>{name}</span>;
  return (
    <Link href={`/patients/${id}`} className="text-accent underline-offset-2 hover:underline">
      {name}
    </Link>
  );
}
