import type { AgendaDoctor, Directory } from './directory';

/** The active doctors who perform a procedure; all of them where nobody says who does. */
export function performers(
  { doctors, procedures }: Pick<Directory, 'doctors' | 'procedures'>,
  procedureId: string | undefined,
): AgendaDoctor[] {
  const named = procedures.find(({ id }) => id === procedureId)?.doctorIds;
  return doctors.filter(({ id, active }) => active && (named === undefined || named.includes(id)));
}
