'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { documentText } from '@/components/patients/shared/document-text';
import { usePatientSearch } from '@/components/patients/shared/picker/use-patient-search';
import type { IconName } from '@/components/ui/icon';
import { SEARCH_PAUSE, useDebouncedValue } from '@/components/use-debounced-value';
import { invoiceHref } from '@/lib/billing/shared/invoice-view';
import type { listInvoices } from '@/lib/contract/billing/invoices';
import type { PatientSummary } from '@/lib/contract/patients';
import { invoiceRoutes } from '@/lib/contract/routes/billing-routes';
import { fullName } from '@/lib/kit/text/full-name';
import { formatPhone } from '@/lib/kit/text/phone';
import { plainLetters } from '@/lib/kit/text/plain-letters';
import { shortened } from '@/lib/kit/text/shortened';
import { toldTotal } from '@/lib/kit/text/told-total';
import { newPatientHref } from '@/lib/patients/rules/patient-from-search';
import { operationQuery } from '@/lib/queries/operation-query';
import type { Entry } from './palette-group';
import { useAgendaResults } from './use-agenda-results';

export interface PaletteScreen {
  href: string;
  /** `href` is behind the address of the patient who is on the screen. */
  ofPatient?: true;
  label: string;
  icon: IconName;
}

interface PaletteOptions {
  typed: string;
  screens: readonly PaletteScreen[];
  mayFindPatients: boolean;
  mayFindInvoices: boolean;
  go: (href: string) => void;
  onKeyboardMap: () => void;
  onSignOut: () => void;
}

/** What the search offers for what is typed: people, invoices, days and doctors, then screens and commands. */
export function usePaletteEntries(options: PaletteOptions) {
  const { typed, screens, mayFindPatients, mayFindInvoices, go, onKeyboardMap, onSignOut } =
    options;
  const t = useTranslations('shell');
  const tAlike = useTranslations('patients.foundBy');
  const { found, failed, settled } = usePatientSearch(typed, mayFindPatients);
  const numbered = useInvoiceSearch(typed, mayFindInvoices);
  const mayOpen = (route: string) => screens.some(({ href }) => href === route);
  const agenda = useAgendaResults({
    typed,
    mayOpenAgenda: mayOpen('/agenda'),
    mayOpenSchedules: mayOpen('/schedules'),
    go,
  });
  const search = typed.trim();
  const patient = patientAddress(usePathname());

  const patients: Entry[] = (found?.data ?? []).map((patient) => ({
    key: patient.id,
    icon: 'person',
    title: fullName(patient),
    detail: [patient.foundBy && tAlike(patient.foundBy), whoElse(patient)]
      .filter(Boolean)
      .join(' · '),
    run: () => go(`/patients/${patient.id}`),
  }));
  const counted = found?.pagination;
  const total = counted === undefined ? 0 : toldTotal(counted.total, counted.totalIsLowerBound);
  if (settled && total > patients.length) {
    patients.push({
      key: 'all',
      icon: 'patients',
      title: t(counted?.totalIsLowerBound ? 'palette.allOver' : 'palette.all', { total }),
      run: () => go(`/patients?${new URLSearchParams({ search })}`),
    });
  }

  const invoices = numbered.map(
    ({ id, invoiceNumber, patient }): Entry => ({
      key: id,
      icon: 'receipt',
      title: invoiceNumber,
      detail: fullName(patient),
      run: () => go(invoiceHref(id)),
    }),
  );

  // With a patient on the screen a person means mostly them.
  const nearest = screens.toSorted((a, b) => Number(b.ofPatient ?? 0) - Number(a.ofPatient ?? 0));
  const commands: Entry[] = [
    ...nearest.flatMap(({ href, label, icon, ofPatient }): Entry[] => {
      if (!ofPatient) return [{ key: href, icon, title: label, run: () => go(href) }];
      if (patient === undefined) return [];
      const detail = t('palette.ofPatient');
      return [{ key: href, icon, title: label, detail, run: () => go(`${patient}${href}`) }];
    }),
    {
      key: 'keyboard',
      icon: 'keyboard' as const,
      title: t('commands.keyboard'),
      run: onKeyboardMap,
    },
    { key: 'sign-out', icon: 'signOut' as const, title: t('signOut'), run: onSignOut },
  ].filter(({ title }) => plainLetters(title).includes(plainLetters(search)));
  const isNobody =
    settled && !failed && total + invoices.length + agenda.length + commands.length === 0;
  const create = screens.find(({ href }) => href === newPatientHref(''));
  if (isNobody && create) {
    commands.push({
      key: create.href,
      icon: create.icon,
      title: create.label,
      detail: `“${shortened(search)}”`,
      run: () => go(newPatientHref(search)),
    });
  }
  return { patients, invoices, agenda, commands, failed, settled, isNobody, total };
}

/** A number as it is written on an invoice or a draft: its letter tells it from a document. */
const INVOICE_NUMBER = /^[fb]\s*-?\s*\d{1,9}$/i;
const MOST_INVOICES = 5;

/** Invoices whose number is typed, or begins so. */
function useInvoiceSearch(typed: string, enabled: boolean) {
  const search = useDebouncedValue(typed.trim(), SEARCH_PAUSE);
  const isNumber = INVOICE_NUMBER.test(typed.trim()) && INVOICE_NUMBER.test(search);
  const { data } = useQuery({
    ...operationQuery<typeof listInvoices>(invoiceRoutes.list, {
      query: { search, page: 1, limit: MOST_INVOICES },
    }),
    enabled: enabled && isNumber,
  });
  return enabled && isNumber ? (data?.data ?? []) : [];
}

/** The address of the patient whose record is on the screen. */
function patientAddress(pathname: string): string | undefined {
  return /^\/patients\/(?!new$)[\w-]+(?=\/|$)/.exec(pathname)?.[0];
}

/** What tells people of the same name apart. */
function whoElse(patient: PatientSummary): string {
  return [documentText(patient), formatPhone(patient.phone)]
    .filter((text) => text !== '')
    .join(' · ');
}
