const HOUR = 3_600_000;

/** An appointment of an hour as the service lists it, so many hours from now. */
export const listedIn = (hours: number, id: string, members: object = {}) =>
  listed(id, {
    startTime: new Date(Date.now() + hours * HOUR).toISOString(),
    endTime: new Date(Date.now() + (hours + 1) * HOUR).toISOString(),
    patient: { id: 'pat-1', firstName: 'Luz', lastName: 'Rojas' },
    ...members,
  });

/** One in Bogotá, on a day written `YYYY-MM-DD`, from one `HH:MM` to another. */
export const listedAt = (
  id: string,
  date: string,
  [from, to]: readonly [string, string],
  members: object = {},
) =>
  listed(id, {
    startTime: `${date}T${from}:00-05:00`,
    endTime: `${date}T${to}:00-05:00`,
    ...members,
  });

const listed = (id: string, members: object) => ({
  id,
  patientId: 'pat-1',
  doctorId: 'doc-1',
  locationId: 'loc-1',
  procedureId: 'pro-1',
  status: 'confirmed',
  ...members,
});
