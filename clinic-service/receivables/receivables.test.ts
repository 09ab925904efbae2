import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, clinicInstant } from '@/lib/kit/dates/clinic-time';
import { invoices, payments } from '../db/schema/billing';
import { refusedFields } from '../testing/billing';
import { call } from '../testing/call';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { ledgerClinic } from '../testing/ledger';

const TODAY = '2026-11-20';
const BOGOTA = 'America/Bogota';
const ANA = { id: 'ana', firstName: 'Ana', lastName: 'Zapata' };
const BETO = { id: 'beto', firstName: 'Alberto', lastName: 'Arango' };
const NOTHING = {
  patients: 0,
  openInvoices: 0,
  balance: 0,
  aged: { days0To30: 0, days31To60: 0, days61To90: 0, over90: 0 },
};

/** When the clinic's day of `days` ago begins, and its last millisecond. */
const dawn = (days: number, zone = BOGOTA) => clinicInstant(addDays(TODAY, -days), '00:00', zone);
const dusk = (days: number, zone = BOGOTA) => new Date(dawn(days - 1, zone).getTime() - 1);
const noon = (days: number) => clinicInstant(addDays(TODAY, -days), '12:00', BOGOTA);

describe.each(DATABASE_KINDS)('receivables, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  async function ledger(timezone = BOGOTA) {
    const clinic = await ledgerClinic(service, timezone);
    await clinic.addPatients([ANA, BETO]);
    return clinic;
  }

  test('a clinic to which nobody owes anything has no rows, and totals of nothing', async () => {
    const { receivables } = await ledger();
    expect(await receivables()).toEqual({
      data: [],
      pagination: { page: 1, limit: 20, total: 0, totalPages: 1 },
      asOf: TODAY,
      currency: 'COP',
      totals: NOTHING,
    });
  });

  test('one row a patient: how many invoices, how much, and since which day', async () => {
    const { addInvoices, receivables } = await ledger();
    await addInvoices([
      { id: 'F-1', patientId: 'ana', total: 10_000, issuedAt: noon(3) },
      { id: 'F-2', patientId: 'ana', total: 5_000, issuedAt: noon(40) },
      { id: 'F-3', patientId: 'beto', total: 90_000, issuedAt: noon(0) },
    ]);
    const { data, totals, pagination } = await receivables();
    expect(data).toEqual([
      {
        patientId: 'beto',
        patient: { firstName: 'Alberto', lastName: 'Arango' },
        oldestIssuedOn: TODAY,
        openInvoices: 1,
        balance: 90_000,
        aged: { days0To30: 90_000, days31To60: 0, days61To90: 0, over90: 0 },
      },
      {
        patientId: 'ana',
        patient: { firstName: 'Ana', lastName: 'Zapata' },
        oldestIssuedOn: addDays(TODAY, -40),
        openInvoices: 2,
        balance: 15_000,
        aged: { days0To30: 10_000, days31To60: 5_000, days61To90: 0, over90: 0 },
      },
    ]);
    expect(totals).toEqual({
      patients: 2,
      openInvoices: 3,
      balance: 105_000,
      aged: { days0To30: 100_000, days31To60: 5_000, days61To90: 0, over90: 0 },
    });
    expect(pagination.total).toBe(2);
  });

  test.each([
    [0, 'days0To30'],
    [30, 'days0To30'],
    [31, 'days31To60'],
    [60, 'days31To60'],
    [61, 'days61To90'],
    [90, 'days61To90'],
    [91, 'over90'],
    [4_000, 'over90'],
  ] as const)(
    '%i days are in %s from the first to the last instant of the day',
    async (days, age) => {
      const { addInvoices, receivables } = await ledger();
      await addInvoices([
        { id: 'F-1', patientId: 'ana', total: 1, issuedAt: dawn(days) },
        { id: 'F-2', patientId: 'ana', total: 10, issuedAt: dusk(days) },
      ]);
      const { totals } = await receivables(`?asOf=${TODAY}`);
      expect(totals.aged).toEqual({ ...NOTHING.aged, [age]: 11 });
    },
  );

  test('days are those of the clinic, not of the machine', async () => {
    const { addInvoices, receivables } = await ledger('Asia/Tokyo');
    await addInvoices([
      { id: 'F-1', patientId: 'ana', total: 1, issuedAt: dawn(30, 'Asia/Tokyo') },
      {
        id: 'F-2',
        patientId: 'ana',
        total: 10,
        issuedAt: new Date(dawn(30, 'Asia/Tokyo').getTime() - 1),
      },
    ]);
    const { totals, data } = await receivables();
    expect(totals.aged).toMatchObject({ days0To30: 1, days31To60: 10 });
    expect(data[0]?.oldestIssuedOn).toBe(addDays(TODAY, -31));
  });

  test('counts what is left of an invoice, and none that is a draft, paid, void or credited', async () => {
    const { addInvoices, receivables } = await ledger();
    const of = { patientId: 'ana', total: 100_000, issuedAt: noon(5) } as const;
    await addInvoices([
      { ...of, id: 'F-1', paid: 30_000, status: 'partially_paid' },
      { ...of, id: 'F-2', credited: 40_000 },
      { ...of, id: 'F-3', credited: 40_000, paid: 59_999, status: 'partially_paid' },
      { ...of, id: 'F-4', credited: 40_000, paid: 60_000, status: 'paid' },
      { ...of, id: 'F-5', paid: 100_000, status: 'paid' },
      { ...of, id: 'F-6', status: 'void', voidedAt: noon(4) },
      { ...of, id: 'F-7', credited: 100_000, status: 'void', voidedAt: noon(4) },
      { ...of, id: 'B-8', issuedAt: null },
    ]);
    const { totals } = await receivables();
    expect(totals).toMatchObject({ patients: 1, openInvoices: 3, balance: 70_000 + 60_000 + 1 });
  });

  test('a past day has the balances of then, and nothing of what was done since', async () => {
    const { addInvoices, pay, reverse, refund, credit, receivables, clinicId } = await ledger();
    await addInvoices([
      { id: 'F-1', patientId: 'ana', total: 100, issuedAt: noon(10), paid: 25, credited: 10 },
      {
        id: 'F-2',
        patientId: 'beto',
        total: 70,
        issuedAt: noon(10),
        status: 'void',
        voidedAt: noon(3),
      },
      { id: 'B-3', patientId: 'beto', total: 999, issuedAt: null },
    ]);
    await pay('F-1', 'ana', 'RC-1', 100, noon(9));
    await reverse('RC-1', 'AR-1', noon(8));
    await pay('F-1', 'ana', 'RC-2', 50, noon(7));
    await refund('RC-2', 'ana', 'CE-1', 25, noon(6));
    await credit('F-1', 'ana', 'NC-1', 10, noon(5));
    await service.db
      .update(payments)
      .set({ status: 'reversed' })
      .where(and(eq(payments.clinicId, clinicId), eq(payments.id, 'RC-1')));
    await service.db
      .update(invoices)
      .set({ status: 'partially_paid' })
      .where(and(eq(invoices.clinicId, clinicId), eq(invoices.id, 'F-1')));
    const balances: [number, number, number][] = [];
    for (let days = 11; days >= 0; days -= 1) {
      const { totals } = await receivables(`?asOf=${addDays(TODAY, -days)}`);
      balances.push([days, totals.balance, totals.openInvoices]);
    }
    expect(balances).toEqual([
      [11, 0, 0],
      [10, 170, 2],
      [9, 70, 1],
      [8, 170, 2],
      [7, 120, 2],
      [6, 145, 2],
      [5, 135, 2],
      [4, 135, 2],
      [3, 65, 1],
      [2, 65, 1],
      [1, 65, 1],
      [0, 65, 1],
    ]);
  });

  test('a day to come ages what is owed now', async () => {
    const { addInvoices, receivables } = await ledger();
    await addInvoices([{ id: 'F-1', patientId: 'ana', total: 5, issuedAt: noon(0) }]);
    const { totals, asOf } = await receivables(`?asOf=${addDays(TODAY, 91)}`);
    expect([asOf, totals.aged.over90]).toEqual([addDays(TODAY, 91), 5]);
    const { totals: before } = await receivables('?asOf=0001-01-01');
    expect(before).toEqual(NOTHING);
    const { totals: last } = await receivables('?asOf=9999-12-31');
    expect(last.balance).toBe(5);
  });

  test('of an age it has who owes something of it, and their totals', async () => {
    const { addInvoices, receivables } = await ledger();
    await addInvoices([
      { id: 'F-1', patientId: 'ana', total: 5, issuedAt: noon(40) },
      { id: 'F-2', patientId: 'ana', total: 7, issuedAt: noon(1) },
      { id: 'F-3', patientId: 'beto', total: 50, issuedAt: noon(1) },
    ]);
    for (const sort of ['balance', 'name']) {
      const { data, totals } = await receivables(`?age=days31To60&sort=${sort}`);
      expect(data.map(({ patientId }) => patientId)).toEqual(['ana']);
      expect([totals.patients, totals.balance, totals.aged.days31To60]).toEqual([1, 12, 5]);
    }
    expect((await receivables('?age=over90')).data).toEqual([]);
  });

  test('is in the order asked for: balance, age or name', async () => {
    const { addInvoices, receivables } = await ledger();
    await addInvoices([
      { id: 'F-1', patientId: 'ana', total: 5, issuedAt: noon(40) },
      { id: 'F-2', patientId: 'beto', total: 50, issuedAt: noon(1) },
    ]);
    const order = async (query: string) =>
      (await receivables(query)).data.map(({ patientId }) => patientId);
    expect(await order('')).toEqual(['beto', 'ana']);
    expect(await order('?sort=balance')).toEqual(['beto', 'ana']);
    expect(await order('?sort=oldest')).toEqual(['ana', 'beto']);
    expect(await order('?sort=name')).toEqual(['beto', 'ana']);
    expect(await order('?sort=name&limit=1&page=2')).toEqual(['ana']);
  });

  test('finds a patient by name or id; the totals are of those it finds', async () => {
    const { addInvoices, receivables } = await ledger();
    await addInvoices([
      { id: 'F-1', patientId: 'ana', total: 5, issuedAt: noon(40) },
      { id: 'F-2', patientId: 'beto', total: 50, issuedAt: noon(1) },
    ]);
    expect((await receivables('?search=zapata')).totals).toMatchObject({ patients: 1, balance: 5 });
    expect((await receivables('?search=ana+zap&sort=name')).data).toHaveLength(1);
    expect((await receivables('?patientId=beto')).totals.balance).toBe(50);
    expect((await receivables('?patientId=beto&asOf=2026-11-19')).totals.balance).toBe(50);
    expect((await receivables('?patientId=nobody')).totals).toEqual(NOTHING);
    expect((await receivables('?search=nobody')).totals).toEqual(NOTHING);
    expect((await receivables('?search=%21%21')).totals).toEqual(NOTHING);
  });

  test('the page beyond the last is empty, with the totals of all', async () => {
    const { addInvoices, receivables } = await ledger();
    await addInvoices([{ id: 'F-1', patientId: 'ana', total: 5, issuedAt: noon(1) }]);
    const { data, pagination, totals } = await receivables('?page=7');
    expect(data).toEqual([]);
    expect(pagination).toEqual({ page: 7, limit: 20, total: 1, totalPages: 1 });
    expect(totals.balance).toBe(5);
  });

  test('nobody sees what is owed to another clinic', async () => {
    const { addInvoices } = await ledger();
    await addInvoices([{ id: 'F-1', patientId: 'ana', total: 5, issuedAt: noon(1) }]);
    const { receivables } = await ledger();
    expect((await receivables('?patientId=ana')).totals).toEqual(NOTHING);
    expect((await receivables('?asOf=2026-11-19')).totals).toEqual(NOTHING);
  });

  test('refuses a date or an order that there is not, and a key that reads no bills', async () => {
    const { get, clinicId } = await ledger();
    expect(refusedFields(await get('/billing/receivables?asOf=2026-02-30'))).toEqual([
      expect.stringContaining('asOf'),
    ]);
    expect(refusedFields(await get('/billing/receivables?sort=age'))).toEqual([
      expect.stringContaining('sort'),
    ]);
    const key = await service.addKey(clinicId, ['patients:read']);
    const { status } = await call(service, 'GET', '/billing/receivables', { key });
    expect(status).toBe(403);
  });

  test('the pages of 5,000 patients add up to the totals, each patient once', async () => {
    const { addPatients, addInvoices, receivables } = await ledger();
    const PATIENTS = 5_000;
    const ids = Array.from({ length: PATIENTS }, (_, index) => `p-${index}`);
    await addPatients(
      ids.map((id, index) => ({ id, firstName: `Luz ${index % 7}`, lastName: `Ortiz ${index}` })),
    );
    await addInvoices(
      ids.flatMap((patientId, index) => {
        const of = { patientId, total: 1_000 + index, issuedAt: noon(index % 120) };
        return [
          { ...of, id: `F-${index}-1` },
          { ...of, id: `F-${index}-2`, paid: index % 1_000, status: 'partially_paid' as const },
        ];
      }),
    );
    // Many are of one day: what orders them then keeps the pages apart.
    const first = await receivables('?sort=oldest&limit=100');
    const rest = [];
    for (let page = 2; page <= first.pagination.totalPages; page += 1) {
      rest.push(await receivables(`?sort=oldest&limit=100&page=${page}`));
    }
    const rows = [first, ...rest].flatMap(({ data }) => data);
    expect(new Set(rows.map(({ patientId }) => patientId)).size).toBe(PATIENTS);
    expect(rows).toHaveLength(PATIENTS);
    const sum = (of: (row: (typeof rows)[number]) => number) =>
      rows.reduce((total, row) => total + of(row), 0);
    expect(first.totals).toEqual({
      patients: PATIENTS,
      openInvoices: sum((row) => row.openInvoices),
      balance: sum((row) => row.balance),
      aged: {
        days0To30: sum((row) => row.aged.days0To30),
        days31To60: sum((row) => row.aged.days31To60),
        days61To90: sum((row) => row.aged.days61To90),
        over90: sum((row) => row.aged.over90),
      },
    });
    for (const { totals } of rest) expect(totals).toEqual(first.totals);
    for (const sort of ['balance', 'name']) {
      expect((await receivables(`?sort=${sort}&page=50&limit=100`)).totals).toEqual(first.totals);
    }
    for (const { aged, balance } of rows) {
      expect(Object.values(aged).reduce((a, b) => a + b, 0)).toBe(balance);
    }
  });
});
