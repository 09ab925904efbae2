import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { createLoader, createSerializer, parseAsStringLiteral } from 'nuqs/server';
import { LanguageSwitch } from '@/components/odontogram/sheet/language-switch';
import { NoSheet } from '@/components/odontogram/sheet/no-sheet';
import { SheetBar } from '@/components/odontogram/sheet/sheet-bar';
import { clinicOnPaper } from '@/lib/clinic/clinic-on-paper.server';
import { ID_PATTERN } from '@/lib/contract/limits';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { LOCALES } from '@/lib/i18n/locales';
import { loadPlan } from '@/lib/odontogram/sheet/load-sheet.server';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { clinicPlaces } from '@/lib/server/door/clinic-places.server';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { PrintedPlan } from './printed-plan';

export const generateMetadata = screenMetadata('planSheet');

const planParams = { language: parseAsStringLiteral(LOCALES) };
const loadLanguage = createLoader(planParams);
const serialize = createSerializer(planParams);

interface PlanPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** What is planned, in the language of the patient: `?language=`, else that of who prints it. */
export default async function PlanPage({ params, searchParams }: PlanPageProps) {
  const { id } = await params;
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
  await requireScreen(caller, 'planSheet', { params: { patientId: id } });
  const { language: asked } = await loadLanguage(searchParams);
  const language = asked ?? (await getLocale());
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
            hrefOf={(other) => serialize(`${chartHref}/plan`, { language: other })}
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
            clinic={await clinicOnPaper()}
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
