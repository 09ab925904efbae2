import type { AgendaDoctor, Directory } from './shared/directory';

/**
 * The active doctors who perform a procedure. Where nobody says who does they are those who were seen to,
 * and all of them where none was.
 */
export function performers(
  { doctors, procedures }: Pick<Directory, 'doctors' | 'procedures'>,
  procedureId: string | undefined,
): AgendaDoctor[] {
  const { doctorIds, seenWith = [] } = procedures.find(({ id }) => id === procedureId) ?? {};
  const active = doctors.filter((doctor) => doctor.active);
  if (doctorIds !== undefined) return active.filter(({ id }) => doctorIds.includes(id));
  const seen = active.filter(({ id }) => seenWith.includes(id));
  return seen.length > 0 ? seen : active;
}
