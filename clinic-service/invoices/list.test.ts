import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listInvoices } from '@/lib/contract/billing/invoices';
import { counters, invoices } from '../db/schema/billing';
import { billingClinic, CONTROL } from '../testing/billing';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { WORLD } from '../testing/world';

describe.each(DATABASE_KINDS)('the list of invoices, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());
  const clinic = () => billingClinic(service);

  test('a number is found while it is typed, with its letter as without', async () => {
    const { id: clinicId, issued, draft, post, get } = await clinic();
    /** The next invoice has this number. */
    const numbered = async (value: number) => {
      await service.db
        .update(counters)
        .set({ value: value - 1 })
        .where(and(eq(counters.clinicId, clinicId), eq(counters.name, 'invoice')));
      service.clock.advance(1_000);
      return issued();
    };
    await numbered(14);
    const late = await numbered(1_469);
    await numbered(1_500);
    await numbered(1_400_000);
    expect((await post(`/invoices/${late.id}/void`, { reason: 'Otra' })).status).toBe(200);
    const found = async (search: string, rest = '') => {
      const path = `/invoices?search=${encodeURIComponent(search)}${rest}`;
      const { data } = z.parse(listInvoices.response, (await get(path)).body);
      return data.map(({ invoiceNumber }) => invoiceNumber);
    };
    for (const search of ['F-0014', 'f 0014', '0014']) {
      expect(await found(search), search).toEqual(['F-001469', 'F-000014']);
      expect(await found(search, '&status=void'), search).toEqual(['F-001469']);
    }
    expect(await found('F-00146')).toEqual(['F-001469']);
    expect(await found('F-1469')).toEqual(['F-001469']);
    expect(await found('F-14')).toEqual(['F-1400000', 'F-000014']);
    expect(await found('F-1400000')).toEqual(['F-1400000']);
    expect(await found('F-0')).toEqual(['F-001500', 'F-001469', 'F-000014', 'F-000001']);
    expect(await found('RC-0014')).toEqual([]);
    expect(await found('F-0000000014')).toEqual([]);
    // That of a draft is found by its digits, and with its letter also once it is issued.
    const open = await draft();
    expect(open.invoiceNumber).toBe('B-000005');
    expect(await found('000005')).toEqual(['B-000005']);
    expect(await found('b-2')).toEqual(['F-001469']);
    expect(await found('b 00000')).toHaveLength(5);
    expect(await found('2')).toEqual([]);
  });

  test('the list goes from the newest, by patient, state, dates of the clinic and search', async () => {
    const { draft, issued, get } = await clinic();
    const old = await draft();
    // 23:30 at the clinic, the next day in UTC.
    service.clock.advance(14.5 * 3_600_000);
    const late = await issued({ patientId: WORLD.otherPatient });
    const numbers = async (query: string) => {
      const { status, body } = await get(`/invoices${query}`);
      expect(status).toBe(200);
      const { data, pagination } = z.parse(listInvoices.response, body);
      return { numbers: data.map(({ invoiceNumber }) => invoiceNumber), pagination };
    };
    const all = await numbers('?limit=2&page=0');
    expect(all.numbers[0]).toBe(late.invoiceNumber);
    expect(all.pagination).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2 });
    expect((await numbers('?page=99')).numbers).toEqual([]);
    const one = async (query: string) => (await numbers(query)).numbers;
    expect(await one(`?patientId=${WORLD.otherPatient}`)).toEqual([late.invoiceNumber]);
    expect(await one('?status=draft')).toEqual([old.invoiceNumber]);
    expect(await one('?search=nanez')).toEqual([late.invoiceNumber]);
    expect(await one('?search=f-2')).toEqual([late.invoiceNumber]);
    expect(await one('?search=F-000002')).toEqual([late.invoiceNumber]);
    // What no database can hold is no part of a search.
    expect(await one('?search=%00nanez%00')).toEqual([late.invoiceNumber]);
    expect(await one('?search=%00')).toEqual(await one(''));
    const day = late.createdAt.slice(0, 10);
    const lateDay = new Date(Date.parse(late.createdAt) - 5 * 3_600_000).toISOString().slice(0, 10);
    expect(day).not.toBe(lateDay);
    expect(await one(`?from=${lateDay}&to=${lateDay}&search=nanez`)).toEqual([late.invoiceNumber]);
    expect(await one(`?from=${day}`)).toEqual([]);
    for (const edge of ['0001-01-01', '0099-12-31', '9999-12-31']) {
      expect(await one(`?from=${edge}&to=${edge}`)).toEqual([]);
    }
    service.clock.advance(-14.5 * 3_600_000);
  });

  test('what owes something is issued and not paid as a whole', async () => {
    const { id: clinicId, draft, issued, pay, post, get } = await clinic();
    await draft();
    const whole = await issued();
    await pay(whole.id, 45_000);
    const gone = await issued();
    await post(`/invoices/${gone.id}/void`, { reason: 'Otra' });
    const [open, part, credited] = [await issued(), await issued(), await issued()];
    await pay(part.id, 20_000);
    await service.db
      .update(invoices)
      .set({ credited: 45_000 })
      .where(and(eq(invoices.clinicId, clinicId), eq(invoices.id, credited.id)));
    const owing = async (rest = '') => {
      const { body } = await get(`/invoices?owing=true&patientId=${WORLD.patient}${rest}`);
      const { data, pagination } = z.parse(listInvoices.response, body);
      expect(pagination.total).toBe(data.length);
      return new Set(data.map(({ id }) => id));
    };
    expect(await owing()).toEqual(new Set([WORLD.invoice, open.id, part.id]));
    expect(await owing('&status=partially_paid')).toEqual(new Set([part.id]));
    expect(await owing('&status=draft')).toEqual(new Set());
  });

  test('a search finds what was billed and an exact total', async () => {
    const { draft, get } = await clinic();
    const items = [{ ...CONTROL, description: 'Resina compuesta', unitPrice: 300_477 }, CONTROL];
    const one = await draft({ items: [items[0]] });
    const two = await draft({ items, patientId: WORLD.otherPatient });
    const found = async (search: string) => {
      const path = `/invoices?search=${encodeURIComponent(search)}`;
      const { data } = z.parse(listInvoices.response, (await get(path)).body);
      return new Set(data.map(({ id }) => id));
    };
    const [first, second] = [new Set([one.id]), new Set([two.id])];
    for (const search of ['RESINA', 'resína comp', 'compuesta resina', 'res', 'esin']) {
      expect(await found(search), search).toEqual(new Set([one.id, two.id]));
    }
    expect(await found('control')).toEqual(second);
    expect(await found('resina control')).toEqual(second);
    for (const search of ['300477', '300.477', '$ 300.477']) {
      expect(await found(search), search).toEqual(first);
    }
    for (const search of ['30047', '300.478', 'resina x', '%']) {
      expect(await found(search), search).toEqual(new Set());
    }
  });

  test('the list goes by the date of issue, and a draft by that of its making', async () => {
    const { draft, get, post } = await clinic();
    service.clock.advance(60_000);
    const early = await draft();
    service.clock.advance(60_000);
    const late = await draft();
    const numbers = async (query = '') =>
      z
        .parse(listInvoices.response, (await get(`/invoices${query}`)).body)
        .data.map(({ draftNumber, invoiceNumber }) => draftNumber ?? invoiceNumber);
    const [first, second] = [early.invoiceNumber, late.invoiceNumber];
    expect(await numbers()).toEqual([second, first, 'F-000001']);
    service.clock.advance(48 * 3_600_000);
    await post(`/invoices/${early.id}/issue`, {});
    service.clock.advance(-48 * 3_600_000);
    expect(await numbers()).toEqual([first, second, 'F-000001']);
    expect(await numbers('?from=2026-11-21')).toEqual([first]);
    expect(await numbers('?to=2026-11-20')).toEqual([second, 'F-000001']);
    service.clock.advance(-120_000);
  });
});
