import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { LanguageSwitch } from '@/components/odontogram/sheet/language-switch';
import { NoSheet } from '@/components/odontogram/sheet/no-sheet';
import { SheetBar } from '@/components/odontogram/sheet/sheet-bar';
import { fromPageParams } from '@/lib/address-params';
import { clinicPlaces } from '@/lib/clinic/clinic-places.server';
import { pageCaller } from '@/lib/clinic/page-caller';
import { ID_PATTERN } from '@/lib/contract/limits';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { isLocale } from '@/lib/i18n/locales';
import { loadPlan } from '@/lib/odontogram/sheet/load-sheet.server';
import { PrintedPlan } from './printed-plan';

/** No name in the title, as on every page about a person. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('odontogram.sheet');
  return { title: t('planTitle') };
}

interface PlanPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** What is planned, in the language of the patient: `?language=`, else that of who prints it. */
export default async function PlanPage({ params, searchParams }: PlanPageProps) {
  const { id } = await params;
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
  const asked = fromPageParams(await searchParams)('language');
  const language = isLocale(asked) ? asked : await getLocale();
  const [sheet, places] = await Promise.all([
    loadPlan(caller, { patientId: id, locale: language }),
    clinicPlaces(caller),
  ]);
  if (sheet.problem?.status === 404) notFound();
  const { name, role } = caller.session.staff;
  const chartHref = `/patients/${id}/odontogram`;
  return (
    <>
      <SheetBar backHref={chartHref} canPrint={!sheet.problem}>
        {!sheet.problem && (
          <LanguageSwitch
            current={language}
            hrefOf={(other) => `${chartHref}/plan?language=${other}`}
          />
        )}
      </SheetBar>
      {sheet.problem ? (
        <ClientMessages namespaces={['odontogram']}>
          <NoSheet problem={sheet.problem} />
        </ClientMessages>
      ) : (
        <ClientMessages
          language={language}
          namespaces={['app', 'common', 'shell', 'odontogram', 'patientSheet', 'identity']}
        >
          <PrintedPlan
            {...sheet}
            places={places}
            staff={{ name, role }}
            timezone={env().timezone}
            now={new Date().toISOString()}
          />
        </ClientMessages>
      )}
    </>
  );
}
