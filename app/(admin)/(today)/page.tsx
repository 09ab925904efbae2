import { getLocale, getTranslations } from 'next-intl/server';
import { createLoader, parseAsStringLiteral } from 'nuqs/server';
import { UnknownChanges } from '@/components/changes/unknown-changes';
import { ReloadOnReturn } from '@/components/form/reload-on-return';
import { RecentPatientsCard } from '@/components/patients/recent-patients-card';
import { BillingCard, type BillingTask } from '@/components/today/billing-card';
import { ConnectionCard } from '@/components/today/connection-card';
import { DoctorsCard } from '@/components/today/doctors-card';
import { FindPatient } from '@/components/today/find-patient';
import { LocationsCard } from '@/components/today/locations-card';
import { ManyCharts } from '@/components/today/many-charts';
import { type Money, MoneyCards } from '@/components/today/money-cards';
import { WhoseDay } from '@/components/today/whose-day';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { readOwnDesk } from '@/lib/agenda/own-desk.server';
import { isAnywhere } from '@/lib/agenda/shared/own-desk';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday, partOfDay } from '@/lib/kit/dates/clinic-time';
import { formatDate } from '@/lib/kit/dates/dates';
import { mayCall, mayDo } from '@/lib/kit/rights';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { pageCaller } from '@/lib/server/door/page-caller';
import { env } from '@/lib/server/settings/env.server';
import { TodayScreen } from './client';
import { loadBilling } from './load-billing.server';
import { loadDay } from './load-day.server';
import { loadMoney } from './load-money.server';
import { loadToday, offeredFeatures } from './load-today.server';

export const generateMetadata = screenMetadata('today');

const loadWhose = createLoader({ of: parseAsStringLiteral(['clinic']) });

interface TodayPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The day of a doctor or of a desk, where the person has one; else, and at `?of=clinic`, of all. */
export default async function TodayPage({ searchParams }: TodayPageProps) {
  const caller = await pageCaller();
  const { staff } = caller.session;
  const { timezone, clinic } = env();
  const isAdmin = staff.role === 'admin';
  const now = new Date();
  const today = clinicToday(timezone, now);
  const isClinics = (await loadWhose(searchParams)).of === 'clinic';
  const [ownDesk, day, billing, money, loaded, features, locale, t] = await Promise.all([
    readOwnDesk(staff.id),
    loadDay(caller, today, { isClinics }),
    loadBilling(caller, today),
    loadMoney(caller, today),
    loadToday(caller),
    isAdmin ? offeredFeatures() : undefined,
    getLocale(),
    getTranslations('today'),
  ]);
  const hasDesk = !isAnywhere(ownDesk);
  const { recents, doctors, locations, canCreate } = loaded;
  return (
    <>
      <PageHeader
        title={t(`greeting.${partOfDay(timezone, now)}`, { name: staff.name })}
        facts={
          <time dateTime={today} className="inline-block first-letter:uppercase">
            {formatDate(today, locale, 'full')}
          </time>
        }
        actions={
          <>
            {(day.isDoctor || hasDesk) && (
              <WhoseDay own={day.isDoctor ? 'own' : 'desk'} isClinics={isClinics} />
            )}
            {canCreate && (
              <LinkButton href="/patients/new" variant="primary" icon="add" data-shortcut="new">
                {t('newPatient')}
              </LinkButton>
            )}
          </>
        }
      />
      {(day.isPartial || isUnread(billing, money) || isPartial(loaded)) && <ReloadOnReturn />}
      <FindPatient />
      {mayDo(staff.role, 'audit.list') && <ManyCharts now={now} timezone={timezone} />}
      <UnknownChanges caller={caller} />
      <BillingCard tasks={billing} />
      {!isAdmin && <MoneyCards {...money} />}
      <ClientMessages namespaces={['today', 'out', 'visits']}>
        <HydratedQueries state={day.queries}>
          <TodayScreen
            today={today}
            now={now.getTime()}
            timezone={timezone}
            staleAt={day.staleAt}
            before={day.before}
            tomorrow={day.tomorrow}
            doctorId={day.doctorId}
            desk={isClinics || day.isDoctor ? undefined : ownDesk}
            mayBook={mayCall(staff.role, 'appointments.create')}
            mayRecordOut={mayDo(staff.role, 'desk.out')}
            closes={day.closes}
            marksVisits={mayDo(staff.role, 'desk.visits')}
            belowComing={<RecentPatientsCard {...recents} today={today} />}
            belowGaps={
              <>
                {!doctors.absent && (
                  <DoctorsCard
                    doctors={doctors.items}
                    locations={locations.absent ? [] : (locations.items ?? [])}
                  />
                )}
                {!locations.absent && <LocationsCard locations={locations.items} />}
                {isAdmin && (
                  <ConnectionCard
                    host={clinic.url.host}
                    embedded={clinic.embedded}
                    timezone={timezone}
                    features={features}
                  />
                )}
              </>
            }
          />
        </HydratedQueries>
      </ClientMessages>
      {isAdmin && <MoneyCards {...money} />}
    </>
  );
}

function isUnread(tasks: readonly BillingTask[], { owed, received, weeks }: Money): boolean {
  return (
    tasks.some(({ count }) => count === undefined) ||
    [owed, received, weeks].some((figure) => figure && figure.value === undefined)
  );
}

type Loaded = Awaited<ReturnType<typeof loadToday>>;

/** Something could not be read. */
function isPartial({ recents, doctors, locations }: Loaded): boolean {
  const isUnread = (list: typeof doctors | typeof locations) =>
    !list.absent && list.items === undefined;
  return recents.incomplete || isUnread(doctors) || isUnread(locations);
}
