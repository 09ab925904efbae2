import { SCREENS, type Screen, type ScreenName, type Subject } from '@/lib/screens';

/** Ids that an address names. */
export type Named = Readonly<
  Partial<
    Record<'patientId' | 'appointmentId' | 'doctorId' | 'recordId' | 'prescriptionId', string>
  >
> & { readonly id?: string };

/** The address of a screen; what has no place in its path follows as a query. */
export function screenAddress(name: ScreenName, named: Named = {}): string {
  const { route }: Screen = SCREENS[name];
  const path = route
    .replace('/patients/[id]', `/patients/${named.patientId}`)
    .replace(/\[(\w+)\]/g, (_, parameter: keyof Named) => String(named[parameter]));
  if (named.appointmentId !== undefined) return `${path}?appointmentId=${named.appointmentId}`;
  const isNamed = named.patientId === undefined || path.includes(named.patientId);
  return isNamed ? path : `${path}?patientId=${named.patientId}`;
}

const DEMO: Readonly<Partial<Record<Subject, Named>>> = {
  patient: { patientId: 'pat-maria-perez' },
  doctor: { doctorId: 'doc-nanez' },
};

/** The same of the demo clinic, where what the address names is always there. */
export function demoAddress(name: ScreenName): string | undefined {
  const { example }: Screen = SCREENS[name];
  if (example === undefined) return undefined;
  const named = example.of === undefined ? {} : DEMO[example.of];
  return named && screenAddress(name, named);
}
