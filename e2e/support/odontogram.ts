import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { newSurname } from './api';
import type { Seen } from './fault-proxy';
import { CANARY_KEY } from './stack';
import type { Words } from './words';

interface Service {
  readonly serviceUrl: string;
}

export interface Charted {
  readonly toothFdi: number;
  readonly surface?: string;
  readonly catalogFindingId: string;
}

/** As it is registered. */
interface ToChart extends Charted {
  readonly notes?: string;
  readonly plannedItems?: readonly object[];
}

/** What the service itself says of a chart. */
export interface ServiceChart {
  readonly version: number;
  readonly dentitionMode: string;
  readonly signature: { readonly status: string };
  readonly findings: readonly (Charted & Pick<ChartFinding, 'id' | 'evolution' | 'notes'>)[];
}

export const SURFACE_IDS = ['occlusal', 'mesial', 'distal', 'vestibular', 'palatal'] as const;
export const ADULT_TEETH = [1, 2, 3, 4].flatMap((quadrant) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((position) => quadrant * 10 + position),
);
export const CHILD_TEETH = [5, 6, 7, 8].flatMap((quadrant) =>
  [1, 2, 3, 4, 5].map((position) => quadrant * 10 + position),
);

export const isCatalog = ({ path }: Seen) => path.startsWith('/api/v1/odontogram/catalog');
export const isChart = ({ method, path }: Seen) =>
  method === 'GET' && /\/odontogram(\?|$)/.test(path);
export const isChartChange = ({ method, path }: Seen) =>
  method !== 'GET' && /\/patients\/[^/]+\/odontogram\//.test(path);
export const isSpanish = ({ headers }: Seen) => headers['accept-language']?.startsWith('es');

/** As another program would, past this application. */
export async function atService(
  { serviceUrl }: Service,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  return fetch(`${serviceUrl}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${CANARY_KEY}`,
      'idempotency-key': randomUUID(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function made(response: Response): Promise<void> {
  expect(response.ok, `${response.status} ${await response.text()}`).toBe(true);
}

/** Somebody of the test's own, with a chart of their own; their id. */
export async function chartedPatient(
  service: Service,
  findings: readonly ToChart[] = [],
  mode: 'adult' | 'mixed' | 'child' = 'adult',
): Promise<string> {
  const person = { firstName: 'Luz', lastName: newSurname() };
  const response = await atService(service, 'POST', '/patients', person);
  expect(response.status).toBe(201);
  const { id }: { id: string } = await response.json();
  const path = `/patients/${id}/odontogram`;
  await made(await atService(service, 'PATCH', `${path}/dentition-mode`, { mode }));
  await chartAtService(service, id, ...findings);
  return id;
}

/** Charted by a colleague whose program is another. */
export async function chartAtService(
  service: Service,
  id: string,
  ...findings: readonly ToChart[]
): Promise<void> {
  for (const finding of findings) {
    await made(await atService(service, 'POST', `/patients/${id}/odontogram/findings`, finding));
  }
}

export async function serviceChart(service: Service, id: string): Promise<ServiceChart> {
  const response = await atService(service, 'GET', `/patients/${id}/odontogram`);
  expect(response.status).toBe(200);
  const { data }: { data: ServiceChart } = await response.json();
  return data;
}

/** Where each finding is, in words of no language, sorted. */
export async function placesAtService(service: Service, id: string): Promise<string[]> {
  const { findings } = await serviceChart(service, id);
  return findings
    .map((each) => `${each.toothFdi} ${each.surface ?? 'whole'} ${each.catalogFindingId}`)
    .sort();
}

/** The words of the service's catalog by id, in the language of a clinic or of an `Accept-Language`. */
export async function labelsAtService(service: Service, locale: string) {
  const response = await fetch(`${service.serviceUrl}/api/v1/odontogram/catalog`, {
    headers: { authorization: `Bearer ${CANARY_KEY}`, 'accept-language': locale },
  });
  await made(response.clone());
  const { data }: { data: { findings: { id: string; label: string }[] } } = await response.json();
  const labels = new Map(data.findings.map(({ id, label }) => [id, label]));
  return (id: string): string => {
    const label = labels.get(id);
    if (label === undefined) throw new Error(`The catalog has no ${id}.`);
    return label;
  };
}

/** The page of a chart, once it answers to hand and keys. */
export async function openChart(page: Page, id: string): Promise<void> {
  const listening = page.waitForResponse(/\/api\/odontogram\/stream/);
  await page.goto(`/patients/${id}/odontogram`);
  await listening;
}

/** A chart of somebody of the test's own on the screen; whose it is. */
export async function openCharted(
  page: Page,
  ...given: Parameters<typeof chartedPatient>
): Promise<string> {
  const id = await chartedPatient(...given);
  await openChart(page, id);
  return id;
}

export const cellOf = (page: Page, fdi: number): Locator =>
  page.locator(`.odontogram-grid [data-tooth="${fdi}"]`);
const zoneOf = (page: Page, fdi: number, surface: string): Locator =>
  cellOf(page, fdi).locator(`[data-surface="${surface}"]`).first();
export const paletteEntry = (page: Page, id: string): Locator =>
  page.locator(`[data-entry$="/${id}"]`).last();

/** Points into a zone where it is, for its neighbours reach into the box around it. */
export async function pointAt(page: Page, fdi: number, surface: string): Promise<void> {
  const zone = zoneOf(page, fdi, surface);
  await zone.scrollIntoViewIfNeeded();
  const box = await zone.boundingBox();
  if (!box) throw new Error(`${fdi} ${surface} is not on the page`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x - 1, y);
  await page.mouse.move(x, y);
}

export async function pressZone(page: Page, fdi: number, surface: string): Promise<void> {
  await pointAt(page, fdi, surface);
  await page.mouse.down();
  await page.mouse.up();
}

/** A finding of the palette in hand, by its id; then every place that is pressed gets it. */
export async function takeInHand(page: Page, id: string): Promise<void> {
  await paletteEntry(page, id).click();
  await expect(page.locator('[data-armed]')).toHaveCount(1);
}

/** What the cell of a tooth says when it is read out. */
export function saysOf(page: Page, fdi: number) {
  return expect.poll(async () => (await cellOf(page, fdi).getAttribute('aria-label')) ?? '', {
    message: `what ${fdi} says`,
  });
}

export const panelOf36 = (page: Page, t: Words): Locator =>
  page.getByRole('region', { name: t('odontogram.panel.toothLabel', { fdi: '36' }) });

/** The first finding of 36 in the panel, opened to be written. */
export async function openForm(page: Page, t: Words) {
  await page.locator('.odontogram-grid').getByRole('gridcell').first().focus();
  await page.keyboard.type('36');
  const panel = panelOf36(page, t);
  await panel
    .getByRole('button', { name: /^Editar/ })
    .first()
    .click();
  return panel;
}
