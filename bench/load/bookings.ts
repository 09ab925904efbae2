import { Client } from 'undici';
import { inLanes } from '@/clinic-service/testing/in-lanes';
import { API_PREFIX } from '@/lib/contract/operation';
import type { RunningService } from '../stack/service';

export interface Booking {
  readonly patientId: string;
  readonly doctorId: string;
  readonly locationId: string;
  readonly procedureId: string;
  /** Instants in ISO 8601. */
  readonly startTime: string;
  readonly endTime: string;
}

interface Booked {
  /** 201, or 409 where the time was taken. */
  readonly status: number;
  readonly ms: number;
}

interface Load {
  readonly answers: readonly Booked[];
  readonly seconds: number;
}

/** Asks for every booking, each connection one after another. Throws for any other answer. */
export async function bookAll(
  { url, apiKey }: RunningService,
  bookings: readonly Booking[],
  connections: number,
): Promise<Load> {
  const clients = Array.from({ length: connections }, () => new Client(url));
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  const book = async (booking: Booking, lane: number): Promise<Booked> => {
    const began = performance.now();
    const answer = await clients[lane]?.request({
      method: 'POST',
      path: `${API_PREFIX}/appointments`,
      headers,
      body: JSON.stringify(booking),
    });
    const text = (await answer?.body.text()) ?? '';
    const status = answer?.statusCode ?? 0;
    if (status !== 201 && status !== 409) throw new Error(`${status} ${text.slice(0, 200)}`);
    return { status, ms: performance.now() - began };
  };
  try {
    const began = performance.now();
    const answers = await inLanes(bookings, connections, book);
    return { answers, seconds: (performance.now() - began) / 1000 };
  } finally {
    await Promise.all(clients.map((client) => client.close()));
  }
}
