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

function procedureBy(code: string) {
  return DEMO_PROCEDURES.find((procedure) => procedure.code === code);
}

/**
 * What a dentist of the demo clinic plans for a finding: the catalog's suggestion, priced by hand
 * where the clinic's list has no price, now and then with an X-ray from the catalogue before it.
 */
export function demoPlan(
  random: Random,
  finding: { readonly catalogFindingId: string; readonly toothFdi: number },
): StoredPlannedItem[] {
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
