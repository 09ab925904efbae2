import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { flushAudit } from '@/lib/audit/audit';
import { createPatient, listPatients } from '@/lib/contract/patients';
import { database } from '@/lib/db/application-database';
import { audit } from '@/lib/db/schema';
import type { Role } from '@/lib/rules/roles';
import { withApplication } from '@/lib/testing/application';
import { startScriptedService } from '@/lib/testing/scripted-service';
import type { Caller } from './caller';
import { callOnBehalfOf, ForbiddenError, requireRight } from './on-behalf-of';

const service = await startScriptedService();
withApplication({ CLINIC_API_URL: service.url.href, CLINIC_API_KEY: 'key-of-the-tests' });
afterAll(() => service.close());

beforeEach(async () => {
  await (await database()).delete(audit);
});

function caller(role: Role, id = 'u1'): Caller {
  const person = { id, name: 'Ana', email: 'ana@clinica.example', role, secondFactor: false };
  return {
    session: {
      id: 's1',
      idleExpiresAt: new Date('2026-11-20T15:00:00Z'),
      staff: { ...person, locale: null, theme: 'system' },
    },
    locale: 'es-CO',
    correlationId: 'call-0001',
    address: '127.0.0.1',
  };
}

async function trail() {
  await flushAudit();
  return (await database()).select().from(audit);
}

describe('a right that a page asks for', () => {
  it('is refused on record to a role without it', async () => {
    await expect(requireRight(caller('billing'), createPatient, {})).rejects.toThrow(
      ForbiddenError,
    );
    expect(await trail()).toMatchObject([
      { action: 'patients.create', result: 'refused', status: 403, role: 'billing' },
    ]);
  });

  it('passes without a row for a role that has it', async () => {
    await requireRight(caller('receptionist'), createPatient, {});
    expect(await trail()).toEqual([]);
  });
});

describe('a list of patients on the trail', () => {
  it('says what was asked as the operation understands it, once a minute', async () => {
    for (const noise of ['a', 'b']) {
      const query = { search: ' ana ', [`x-${noise}`]: noise.repeat(100) };
      await callOnBehalfOf(caller('billing', 'u2'), listPatients, { query });
    }
    const rows = await trail();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.detail).toEqual({ page: 1, limit: 20, search: 'ana' });
  });
});

describe('an addition to a documented query', () => {
  const query = { search: 'ana', totals: 'bounded' };
  const lastAsked = () => service.requests.findLast(({ url }) => url.includes('/patients?'))?.url;

  it('never reaches a service that does not offer it', async () => {
    await callOnBehalfOf(caller('admin'), listPatients, { query });
    expect(lastAsked()).toBe('/api/v1/patients?page=1&limit=20&search=ana');
    await flushAudit();
  });
});
