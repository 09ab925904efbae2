import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/buttons/button-class';
import type { IconName } from '@/components/ui/icon';
import { State } from './state';

/** The way back is an address of the list; a relative one leads to the list of the same patient. */
const THINGS = {
  patient: { icon: 'person', list: '/patients' },
  doctor: { icon: 'clock', list: '/schedules' },
  record: { icon: 'list', list: '../records' },
  prescription: { icon: 'list', list: '../prescriptions' },
  invoice: { icon: 'receipt', list: '/billing/invoices' },
  cash: { icon: 'till', list: '/billing/cash' },
  procedure: { icon: 'list', list: '/procedures' },
  appointment: { icon: 'agenda', list: '/agenda' },
} as const satisfies Record<string, { icon: IconName; list: string }>;

/** Says which thing an address led to in vain. Every screen of one thing has its own `not-found.tsx`. */
export async function NotHere({ what }: { what: keyof typeof THINGS }) {
  const t = await getTranslations('notHere');
  const { icon, list } = THINGS[what];
  return (
    <State
      icon={icon}
      heading="h1"
      title={t(`${what}.title`)}
      action={
        // A plain link: it takes a relative address as it stands.
        <a href={list} className={buttonClass('secondary', 'medium')}>
          {t(`${what}.back`)}
        </a>
      }
    >
      <p>{t(`${what}.explain`)}</p>
    </State>
  );
}
