import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from '@/scripts/support/build.mjs';
import { root } from '@/scripts/support/root.mjs';
import { listFiles } from '@/scripts/support/sources.mjs';
import type { Bench, Figure, Row } from '../figure';
import { type CalendarPage, calendarPage } from '../reference/calendar/pages';
import { launchBrowser, type OpenPage } from '../stack/browser';
import { median } from '../statistics';

const ROUNDS = 15;
const APPOINTMENTS = 250;

/** Our grid beside a popular free library: 8 doctors with 250 appointments on one day. */
export const agendaGrid: Row = { id: 'agenda-grid', measure };

interface Drawn {
  /** Milliseconds until the day is in the document and laid out. */
  readonly ms: number;
  readonly nodes: number;
  readonly stops: number;
  readonly appointments: number;
}

async function measure(bench: Bench): Promise<Figure[]> {
  await ensureBuild();
  const ours = await calendarPage('ours', builtStyles());
  const library = await calendarPage('library');
  const open = await launchBrowser(bench);
  const rounds: { readonly ours: Drawn; readonly library: Drawn }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bench.say(`round ${round + 1} of ${ROUNDS}`);
    rounds.push({ ours: await draw(open, ours), library: await draw(open, library) });
  }
  const last = rounds[ROUNDS - 1];
  if (!last) throw new Error('nothing was drawn');
  const day = `agenda day, 8 doctors, ${APPOINTMENTS} appointments: `;
  const beside = { reference: library.script.own, ratio: ours.script.own / library.script.own };
  return [
    {
      name: `${day}script of the grid, gzip, beside @event-calendar/core`,
      unit: 'KB',
      measured: ours.script.own,
      ...beside,
      bar: { at: 'most', value: 0.35 },
      detail: { 'with React and the languages, which every page has': kb(ours.script.whole) },
    },
    {
      name: `${day}DOM nodes`,
      unit: 'nodes',
      measured: last.ours.nodes,
      reference: last.library.nodes,
      ratio: last.ours.nodes / last.library.nodes,
      bar: { at: 'most', value: 0.5 },
    },
    {
      name: `${day}mount in the browser`,
      unit: 'ms',
      measured: median(rounds.map((round) => round.ours.ms)),
      reference: median(rounds.map((round) => round.library.ms)),
      ratio: median(rounds.map((round) => round.ours.ms / round.library.ms)),
      bar: { at: 'most', value: 0.5 },
    },
    {
      name: `${day}stops of the Tab key`,
      unit: 'stops',
      measured: last.ours.stops,
      reference: last.library.stops,
      bar: { at: 'most', value: 1 },
    },
  ];
}

/** A page of its own each time, as for a person who comes. */
async function draw(open: OpenPage, { html }: CalendarPage): Promise<Drawn> {
  const page = await open();
  try {
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    const drawn = await page.evaluate<Drawn>(`(() => {
      const target = document.getElementById('calendar');
      const began = performance.now();
      drawDay(target);
      target.getBoundingClientRect();
      const ms = performance.now() - began;
      const all = [...target.querySelectorAll('*')];
      return {
        ms,
        nodes: all.length,
        stops: all.filter((node) => node.tabIndex >= 0 && node.checkVisibility()).length,
        appointments: all.filter((node) => node.matches('.entry, .ec-event')).length,
      };
    })()`);
    if (drawn.appointments !== APPOINTMENTS) {
      throw new Error(`${drawn.appointments} appointments were drawn`);
    }
    return drawn;
  } finally {
    await page.close();
  }
}

/** The style sheets of the production build. */
function builtStyles(): string {
  return listFiles('.next/static')
    .filter((path) => path.endsWith('.css'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
}

function kb(size: number): string {
  return `${size.toFixed(1)} KB`;
}
