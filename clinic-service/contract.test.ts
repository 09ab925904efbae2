import { afterAll, beforeAll, describe } from 'vitest';
import { type ContractTarget, contractTests } from './testing/contract';
import { DATABASE_KINDS } from './testing/fresh-database';
import { startService, type TestService } from './testing/harness';
import { addWorld } from './testing/world';

const { CONTRACT_URL, CONTRACT_KEY } = process.env;

if (CONTRACT_URL !== undefined && CONTRACT_KEY !== undefined) {
  describe(`the contract, at ${CONTRACT_URL}`, () => {
    const offers: ContractTarget['offers'] = ({ origin }) => origin === 'documented';
    contractTests(() => ({
      baseUrl: CONTRACT_URL,
      key: CONTRACT_KEY,
      offers,
      offersInputs: false,
    }));
  });
}

describe.each(DATABASE_KINDS)('the contract, on %s', (kind) => {
  let service: TestService;
  let target: ContractTarget;
  beforeAll(async () => {
    service = await startService(kind);
    const { id, key } = await service.addClinic();
    await addWorld(service.db, id, service.clock.now());
    target = { baseUrl: service.baseUrl, key, offers: () => true, offersInputs: true };
  });
  afterAll(() => service.close());
  contractTests(() => target);
});
