'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { marked } from '@/components/marked';
import { type Column, DataTable } from '@/components/table/data-table';
import type { ListedPatient, PatientSummary } from '@/lib/contract/patients';
import { ageOn } from '@/lib/kit/dates/age';
import { fullName, shownName } from '@/lib/kit/text/full-name';
import { formatPhone } from '@/lib/kit/text/phone';
import { highlightDigits, highlightWords, isFoundOnlyIn } from '@/lib/kit/text/search-highlight';
import { EmailText } from './email-text';
import { documentNumberText } from './shared/document-text';
import { StatusBadge } from './status-badge';
import { useIdentityWords } from './use-identity-words';

interface PatientsTableProps {
  patients: readonly ListedPatient[];
  /** What was searched; its words are marked. */
  search: string;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  stale: boolean;
}

interface Row {
  readonly patient: ListedPatient;
  readonly age: string;
  readonly document: ReactNode;
  readonly phone: ReactNode;
  readonly email: ReactNode;
  /** By a word that nothing else of the row has: then it is said at every width. */
  readonly isFoundByEmail: boolean;
}

/** Where the table is narrow, what its columns said stands under the name. */
export function PatientsTable({ patients, search, today, stale }: PatientsTableProps) {
  const t = useTranslations('patients');
  const words = useIdentityWords();

  const age = (patient: PatientSummary): string => {
    const known = ageOn(patient.dateOfBirth, today);
    return known === null ? '' : words.age(known);
  };
  const documentOf = (patient: PatientSummary) => {
    const number = documentNumberText(patient);
    if (number === '' && !patient.documentType) return '';
    return (
      <>
        {patient.documentType && (
          <abbr
            title={words.documentType(patient.documentType)}
            className="mr-1.5 text-ink-muted no-underline"
          >
            {patient.documentType}
          </abbr>
        )}
        {marked(highlightDigits(number, search))}
      </>
    );
  };
  const phoneOf = (patient: PatientSummary) =>
    patient.phone ? marked(highlightDigits(formatPhone(patient.phone), search)) : '';
  const emailOf = ({ email }: PatientSummary) =>
    email ? <EmailText segments={highlightWords(email, search)} /> : '';
  // The same word in many rows is looked up once.
  const statusWords = new Map<string, string>();
  const statusOf = ({ status }: PatientSummary) => {
    const word = statusWords.get(status) ?? words.status(status);
    statusWords.set(status, word);
    return <StatusBadge status={status} word={word} />;
  };

  // The wide columns and the line under the name show the same: worded once.
  const rows: readonly Row[] = patients.map((patient) => ({
    patient,
    age: age(patient),
    document: documentOf(patient),
    phone: phoneOf(patient),
    email: emailOf(patient),
    isFoundByEmail: isFoundOnlyIn(
      patient.email,
      [fullName(patient), patient.documentNumber, patient.phone].join(' '),
      search,
    ),
  }));

  const columns: readonly Column<Row>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      className: '@table-xl:w-[28%]',
      cell: ({ patient, age, document, phone, email, isFoundByEmail }) => (
        <>
          <span className="block">
            <PatientListName patient={patient} search={search} />
          </span>
          {patient.foundBy && (
            <span className="block text-sm font-normal text-ink-muted">
              {t(`foundBy.${patient.foundBy}`)}
            </span>
          )}
          <span className="tabular flex flex-wrap gap-x-3 text-sm font-normal text-ink-muted @table-xl:hidden">
            {document && <span className="whitespace-nowrap @table-sm:hidden">{document}</span>}
            {age && <span className="@table-md:hidden">{age}</span>}
            {phone && <span className="whitespace-nowrap @table-sm:hidden">{phone}</span>}
            {patient.status !== 'active' && (
              <span className="@table-md:hidden">{statusOf(patient)}</span>
            )}
            {isFoundByEmail && <span>{email}</span>}
          </span>
        </>
      ),
    },
    {
      key: 'document',
      header: t('columns.document'),
      cell: ({ document }) => document,
      hideBelow: 'sm',
      className: 'tabular w-40',
    },
    {
      key: 'age',
      header: t('columns.age'),
      cell: ({ age }) => age,
      align: 'end',
      hideBelow: 'md',
      className: 'tabular w-24',
    },
    {
      key: 'phone',
      header: t('columns.phone'),
      cell: ({ phone }) => phone,
      hideBelow: 'sm',
      className: 'tabular w-40',
    },
    {
      key: 'email',
      header: t('columns.email'),
      hideBelow: 'xl',
      className: 'leading-4',
      cell: ({ email }) => email,
    },
    {
      key: 'status',
      header: t('columns.status'),
      hideBelow: 'md',
      className: 'w-28',
      cell: ({ patient }) => statusOf(patient),
    },
  ];

  return (
    <DataTable
      caption={t('table')}
      columns={columns}
      rows={rows}
      rowKey={({ patient }) => patient.id}
      rowHref={({ patient }) => `/patients/${patient.id}`}
      stale={stale}
    />
  );
}

/** As lists at a desk are written and sorted: "**Surnames**, given names". */
function PatientListName({
  patient,
  search,
}: {
  patient: Pick<PatientSummary, 'firstName' | 'lastName'>;
  /** Its words are marked. */
  search: string;
}) {
  const firstName = shownName(patient.firstName);
  const lastName = shownName(patient.lastName);
  return (
    <bdi>
      {lastName && (
        <span className="font-semibold">{marked(highlightWords(lastName, search))}</span>
      )}
      <span className="font-normal">
        {lastName && firstName && ', '}
        {marked(highlightWords(firstName, search))}
      </span>
    </bdi>
  );
}
