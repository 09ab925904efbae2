import { suggestedItems } from '../../odontogram/suggested-items';
import type { StoredPlannedItem } from '../schema/odontogram';
import { DEMO_PROCEDURES } from './procedures';
import type { Random } from './random';

/** What the clinic asks for what is on nobody's list of codes; invented, COP. */
const BY_AGREEMENT: Readonly<Record<string, number>> = {
  Implante: 3_800_000,
  Corona: 1_150_000,
  Pulpectomía: 210_000,
  'Placa oclusal': 650_000,
};

/** Watched at the next visit, with nothing to pay for. */
const WATCHED = ['no-erupcionado', 'en-erupcion', 'exfoliacion'];
const MISSING = 'ausente-extraccion';
/** How many want an implant where a tooth is missing; nobody where it was a wisdom tooth. */
const IMPLANTS = 0.4;

interface Placed {
  readonly catalogFindingId: string;
  readonly toothFdi: number;
}

function isLeft(random: Random, { catalogFindingId, toothFdi }: Placed): boolean {
  if (WATCHED.includes(catalogFindingId)) return true;
  return catalogFindingId === MISSING && (toothFdi % 10 === 8 || !random.chance(IMPLANTS));
}

function procedureBy(code: string) {
  return DEMO_PROCEDURES.find((procedure) => procedure.code === code);
}

/**
 * What a dentist of the demo clinic plans for a finding: nothing where nothing is to be done, else
 * the catalog's suggestion, priced by hand
 * where the clinic's list has no price, now and then with an X-ray from the catalogue before it.
 */
export function demoPlan(random: Random, finding: Placed): StoredPlannedItem[] {
  if (isLeft(random, finding)) return [];
  const suggested = suggestedItems(
    finding,
    'es-CO',
    (code) => procedureBy(code)?.price,
    () => random.id(),
  );
  const items = suggested.map((item): StoredPlannedItem => {
    const unitPrice = item.unitPrice || (BY_AGREEMENT[item.name] ?? 0);
    return { ...item, unitPrice, subtotal: unitPrice * item.quantity };
  });
  const [first] = items;
  const picture = procedureBy('870455');
  if (first === undefined || first.unitPrice < 300_000 || picture === undefined) return items;
  if (!random.chance(0.5)) return items;
  return [
    {
      id: random.id(),
      type: 'clinical_procedure',
      clinicalProcedureId: picture.id,
      name: picture.name,
      quantity: 1,
      unitPrice: picture.price,
      subtotal: picture.price,
    },
    ...items,
  ];
}
