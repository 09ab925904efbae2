import * as z from 'zod/mini';
import { call } from './call';
import type { TestService } from './harness';
import { addWorld, WORLD } from './world';

const booked = z.looseObject({ id: z.string(), startTime: z.string(), status: z.string() });
const listed = z.object({
  data: z.array(z.looseObject({ id: z.string(), startTime: z.string(), status: z.string() })),
  pagination: z.object({ page: z.number(), limit: z.number(), total: z.number() }),
});

/** Ten o'clock on a free Friday, half an hour. */
export const SLOT = {
  patientId: WORLD.patient,
  doctorId: WORLD.doctor,
  locationId: WORLD.location,
  procedureId: WORLD.procedure,
  startTime: '2027-03-05T10:00:00-05:00',
  endTime: '2027-03-05T10:30:00-05:00',
} as const;

/** A clinic of its own with the small world in it, and what a desk does with an agenda. */
export async function agendaOf(service: TestService, timezone?: string) {
  const { id, key } = await service.addClinic(timezone);
  await addWorld(service.db, id, service.clock.now());
  const book = (members: object = {}, as = key) =>
    call(service, 'POST', '/appointments', { key: as, body: { ...SLOT, ...members } });
  return {
    id,
    book,
    /** Books and answers the id; fails where that is refused. */
    booked: async (members: object = {}) => booked.parse((await book(members)).body).id,
    read: (appointment: string, as = key) =>
      call(service, 'GET', `/appointments/${appointment}`, { key: as }),
    change: (appointment: string, body: object, version?: string, as = key) =>
      call(service, 'PATCH', `/appointments/${appointment}`, {
        key: as,
        body,
        ...(version === undefined ? {} : { headers: { 'If-Match': version } }),
      }),
    list: async (query = '') =>
      listed.parse((await call(service, 'GET', `/appointments${query}`, { key })).body),
  };
}
