const HOUR = 3_600_000;

/** An appointment of an hour as the service lists it, so many hours from now. */
export const listedIn = (hours: number, id: string, members: object = {}) => ({
  id,
  patientId: 'pat-1',
  doctorId: 'doc-1',
  locationId: 'loc-1',
  procedureId: 'pro-1',
  startTime: new Date(Date.now() + hours * HOUR).toISOString(),
  endTime: new Date(Date.now() + (hours + 1) * HOUR).toISOString(),
  status: 'confirmed',
  patient: { id: 'pat-1', firstName: 'Luz', lastName: 'Rojas' },
  ...members,
});
