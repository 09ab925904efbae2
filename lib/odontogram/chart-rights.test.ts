import { beforeEach, expect, test, vi } from 'vitest';
import type { OperationId } from '@/lib/contract/operations';
import { callerOf } from '@/lib/testing/caller';
import { chartRights } from './chart-rights.server';

const offered = new Set<string>();
const features = {
  offers: async (operation: OperationId) => offered.has(operation),
  offersInput: async (operation: OperationId, name: string) => offered.has(`${operation} ${name}`),
};
vi.mock('@/lib/server/clinic/clinic.server', () => ({ clinic: () => ({ features }) }));
beforeEach(() => offered.clear());

const BATCH = 'odontogram.register-findings';

test.each([
  [[], { registerSeveral: false, remove: false, removeAlone: false }],
  [['odontogram.remove-finding'], { registerSeveral: false, remove: true, removeAlone: true }],
  // It would register what comes, and leave what is to go.
  [[BATCH], { registerSeveral: false, remove: false, removeAlone: false }],
  [
    [BATCH, `${BATCH} removeFindingIds`],
    { registerSeveral: true, remove: true, removeAlone: false },
  ],
])('of a service that offers %j', async (offers, rights) => {
  for (const each of offers) offered.add(each);
  expect(await chartRights(callerOf('dentist'))).toMatchObject(rights);
  const nothing = { registerSeveral: false, remove: false, removeAlone: false };
  expect(await chartRights(callerOf('admin'))).toMatchObject(nothing);
});
