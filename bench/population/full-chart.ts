import * as z from 'zod/mini';
import { API_PREFIX } from '@/lib/contract/operation';
import { bearer, type RunningClinic } from '../stack/clinic';

export interface FullChart {
  readonly patientId: string;
  readonly version: number;
  readonly findings: number;
  /** Of the catalog, and nowhere on the chart yet. */
  readonly inHand: string;
  /** What is typed to put it on a surface of a tooth, for so many different ones. */
  readonly keys: readonly { readonly fdi: number; readonly letter: string }[];
}

const SURFACES = ['mesial', 'distal', 'vestibular'];
const TEETH = [1, 2, 3, 4].flatMap((quadrant) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((position) => quadrant * 10 + position),
);

const catalogAnswer = z.object({
  data: z.object({
    findings: z.array(z.object({ id: z.string(), scope: z.string(), dentition: z.string() })),
    surfaces: z.array(z.object({ id: z.string(), label: z.string() })),
  }),
});
const patientAnswer = z.object({ id: z.string() });
const chartAnswer = z.object({ data: z.object({ version: z.number() }) });

/** Somebody new with a finding on every surface of every permanent tooth, and one of each tooth. */
export async function chartFullMouth(service: RunningClinic['service']): Promise<FullChart> {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${service.url}${API_PREFIX}${path}`, {
      method,
      headers: { ...bearer(service.apiKey), 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };

  const { data } = z.parse(catalogAnswer, await call('GET', '/odontogram/catalog'));
  const common = data.findings.filter(({ dentition }) => dentition === 'common');
  const [inHand, onSurfaces] = common.filter(({ scope }) => scope === 'surface');
  // Not the first, which is that of a sound tooth.
  const [, ofWhole] = common.filter(({ scope }) => scope === 'whole');
  if (!inHand || !onSurfaces || !ofWhole) throw new Error('The catalog has too little.');

  // In the clinic's language, which a session speaks that asked for no other.
  const letters = data.surfaces.flatMap(({ id, label }) =>
    SURFACES.includes(id) ? label.slice(0, 1).toLowerCase() : [],
  );

  const person = { firstName: 'Luz', lastName: 'Bocallena' };
  const { id } = z.parse(patientAnswer, await call('POST', '/patients', person));
  const findings = TEETH.flatMap((toothFdi) => [
    { toothFdi, catalogFindingId: ofWhole.id },
    ...['occlusal', 'palatal', ...SURFACES].map((surface) => ({
      toothFdi,
      surface,
      catalogFindingId: onSurfaces.id,
    })),
  ]);
  const path = `/patients/${id}/odontogram/findings/batch`;
  const { version } = z.parse(chartAnswer, await call('POST', path, { findings })).data;
  return {
    patientId: id,
    version,
    findings: findings.length,
    inHand: inHand.id,
    keys: letters.flatMap((letter) => TEETH.map((fdi) => ({ fdi, letter }))),
  };
}
