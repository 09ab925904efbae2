import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ReloadOnReturn } from '@/components/form/reload-on-return';
import { RecentPatientsCard } from '@/components/patients/recent-patients-card';
import { ComingCard } from '@/components/today/coming-card';
import { ConnectionCard } from '@/components/today/connection-card';
import { DoctorsCard } from '@/components/today/doctors-card';
import { FindPatient } from '@/components/today/find-patient';
import { GapsCard } from '@/components/today/gaps-card';
import { LocationsCard } from '@/components/today/locations-card';
import { ToCloseCard } from '@/components/today/to-close-card';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { pageCaller } from '@/lib/clinic/page-caller';
import { env } from '@/lib/env.server';
import { clinicMoment, clinicToday, partOfDay } from '@/lib/rules/clinic-time';
import { formatDate } from '@/lib/rules/dates';
import { mayCall } from '@/lib/rules/roles';
import { loadDay } from './load-day.server';
import { loadToday, offeredFeatures } from './load-today.server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('today');
  return { title: t('title') };
}

export default async function TodayPage() {
  const caller = await pageCaller();
  const { staff } = caller.session;
  const { timezone, clinic } = env();
  const isAdmin = staff.role === 'admin';
  const now = new Date();
  const [day, loaded, features, locale, t] = await Promise.all([
    loadDay(caller, clinicMoment(now, timezone)),
    loadToday(caller),
    isAdmin ? offeredFeatures() : undefined,
    getLocale(),
    getTranslations('today'),
  ]);
  const { recents, doctors, locations, canCreate } = loaded;
  const today = clinicToday(timezone, now);
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
          canCreate && (
            <LinkButton href="/patients/new" variant="primary" icon="add" data-shortcut="new">
              {t('newPatient')}
            </LinkButton>
          )
        }
      />
      {isPartial(day, loaded) && <ReloadOnReturn />}
      <FindPatient />
      <div className="mt-6 grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          <ComingCard
            coming={day.coming}
            tomorrow={day.tomorrow}
            today={today}
            doctorOf={day.doctorOf}
          />
          {(day.toClose?.entries.length !== 0 || day.toClose.staleSince) && (
            <ToCloseCard toClose={day.toClose} today={today} doctorOf={day.doctorOf} />
          )}
          <RecentPatientsCard {...recents} today={today} />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <GapsCard
            room={day.room}
            doctorOf={day.doctorOf}
            placeOf={day.placeOf}
            mayBook={mayCall(staff.role, 'appointments.create')}
          />
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
        </div>
      </div>
    </>
  );
}

type Day = Awaited<ReturnType<typeof loadDay>>;
type Loaded = Awaited<ReturnType<typeof loadToday>>;

/** Something could not be read, or is shown as it was read before. */
function isPartial(
  { coming, toClose, tomorrow, room }: Day,
  { recents, ...lists }: Loaded,
): boolean {
  const isUnread = (list: Loaded['doctors'] | Loaded['locations']) =>
    !list.absent && list.items === undefined;
  return (
    [coming, toClose, tomorrow, room].includes(undefined) ||
    coming?.staleSince !== undefined ||
    toClose?.staleSince !== undefined ||
    recents.incomplete ||
    isUnread(lists.doctors) ||
    isUnread(lists.locations)
  );
}
