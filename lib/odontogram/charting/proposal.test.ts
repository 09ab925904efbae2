import { expect, test } from 'vitest';
import { performSteps } from '@/lib/odontogram/edit/perform-steps';
import type { CatalogFinding } from '@/lib/odontogram/shared/chart-data';
import { charted } from '@/lib/testing/charted';
import { ALL_RIGHTS, fakeService } from '@/lib/testing/fake-chart-service';
import { createChartEditor } from '../edit/chart-editor';
import { registering } from '../edit/edit';
import { wholeChart } from '../edit/known-chart';
import { needsSurfaces, onSurfaces, proposalOf } from './proposal';
import { NOTHING_SELECTED, only, withTeeth } from './selection';

const onSurface: CatalogFinding = {
  id: 'x',
  label: 'X',
  scope: 'surface',
  dentition: 'permanent_only',
  suggestedTreatment: null,
  exclusionGroup: null,
  color: '#000000',
  symbol: 'fill',
};

test('tells what is registered, replaced, there already and not possible', async () => {
  const service = fakeService();
  const editor = createChartEditor({
    performer: async () => performSteps,
    known: wholeChart(service.chart()),
    ports: service,
    rights: ALL_RIGHTS,
    firstEvolution: () => 'first',
  });
  const at = (toothFdi: number) => ({ toothFdi, surface: 'occlusal' });
  await editor.submit(
    registering({ ...at(36), catalogFindingId: 'x' }, { ...at(37), catalogFindingId: 'y' }),
  );
  const proposal = proposalOf(onSurface, [at(36), at(37), at(38), at(75)], editor.state().shown);
  expect(proposal).toMatchObject({
    register: [{ toothFdi: 37 }, { toothFdi: 38 }],
    replaced: [{ catalogFindingId: 'y' }],
    already: [{ toothFdi: 36 }],
    refused: [{ place: { toothFdi: 75 }, why: 'permanentOnly' }],
  });
});

test('what has nothing beside it does not go where a surface has something, and is named beforehand', () => {
  const alone: CatalogFinding = { ...onSurface, scope: 'whole', excludesOthers: true };
  const findings = [charted({ toothFdi: 16 }), charted({ toothFdi: 11, surface: 'mesial' })];
  const teeth = [11, 12, 13, 14, 15, 16, 17, 18].map((toothFdi) => ({ toothFdi }));
  const { register, refused } = proposalOf(alone, teeth, { findings });
  expect(register.map(({ toothFdi }) => toothFdi)).toEqual([12, 13, 14, 15, 17, 18]);
  expect(refused.map(({ place, why }) => [place.toothFdi, why])).toEqual([
    [11, 'notAlone'],
    [16, 'notAlone'],
  ]);
});

test('asks for surfaces where teeth are chosen whole', () => {
  const teeth = withTeeth(only({ toothFdi: 36, surface: 'mesial' }), [37]);
  expect(needsSurfaces(onSurface, teeth)).toBe(true);
  expect(needsSurfaces({ ...onSurface, scope: 'whole' }, teeth)).toBe(false);
  expect(needsSurfaces(onSurface, NOTHING_SELECTED)).toBe(false);
  expect(onSurfaces(teeth, new Set(['distal', 'occlusal']))).toEqual([
    { toothFdi: 36, surface: 'mesial' },
    { toothFdi: 37, surface: 'occlusal' },
    { toothFdi: 37, surface: 'distal' },
  ]);
});
