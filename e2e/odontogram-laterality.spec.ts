import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { ADULT_TEETH, CHILD_TEETH, chartedPatient, SURFACE_IDS } from './support/odontogram';

/** CSS pixels, as a pointer needs them. */
const TARGET = 24;
/** Of a pixel, for what is rounded while it is laid out. */
const ROUNDING = 0.05;

interface Zone {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A press on its middle reaches it, and nothing else. */
  readonly isHit: boolean;
}
type Teeth = ReadonlyMap<number, ReadonlyMap<string, Zone>>;

/** Where Chromium has drawn each zone of each tooth. */
async function drawnTeeth(page: Page): Promise<Teeth> {
  const drawn = await page.evaluate(() =>
    [...document.querySelectorAll('.odontogram-grid [data-tooth]:not([data-absent])')].map(
      (tooth) => {
        tooth.scrollIntoView({ block: 'center' });
        const zones = [...tooth.querySelectorAll('[data-surface]')].map((zone) => {
          const box = zone.getBoundingClientRect();
          const x = box.left + box.width / 2;
          const y = box.top + box.height / 2;
          const hit = document.elementFromPoint(x, y);
          const isHit = hit === zone && hit.closest('[data-tooth]') === tooth;
          return {
            surface: zone.getAttribute('data-surface') ?? '',
            zone: { x, y: y + window.scrollY, width: box.width, height: box.height, isHit },
          };
        });
        return { fdi: Number(tooth.getAttribute('data-tooth')), zones };
      },
    ),
  );
  return new Map(
    drawn.map(({ fdi, zones }) => [
      fdi,
      new Map(zones.map(({ surface, zone }) => [surface, zone] as const)),
    ]),
  );
}

/**
 * What is wrong with a tooth. Looked at from in front, the patient's right side (quadrants 1, 4, 5 and
 * 8) is on the viewer's left, so that the midline is to the right of its teeth. The upper teeth (1, 2, 5
 * and 6) have their lips and cheeks above, the lower ones below.
 */
function wrongOf(fdi: number, zones: ReadonlyMap<string, Zone>, needsTarget: boolean): string[] {
  const wrong: string[] = [];
  const check = (right: boolean, what: string) => right || wrong.push(`${fdi}: ${what}`);
  const [central, mesial, distal, vestibular, palatal] = SURFACE_IDS.map((id) => zones.get(id));
  if (!central || !mesial || !distal || !vestibular || !palatal || zones.size !== 5) {
    return [`${fdi}: ${[...zones.keys()].join(' ')}`];
  }
  const quadrant = Math.floor(fdi / 10);
  const toMidline = [1, 4, 5, 8].includes(quadrant) ? 1 : -1;
  const outward = [1, 2, 5, 6].includes(quadrant) ? -1 : 1;
  check((mesial.x - central.x) * toMidline > 5, 'mesial is not toward the midline');
  check((central.x - distal.x) * toMidline > 5, 'distal is not away from the midline');
  check((vestibular.y - central.y) * outward > 5, 'vestibular is not outside');
  check((central.y - palatal.y) * outward > 5, 'palatal is not inside');
  check(Math.abs(mesial.y - central.y) < 1, 'mesial is not beside the middle');
  check(Math.abs(distal.y - central.y) < 1, 'distal is not beside the middle');
  check(Math.abs(vestibular.x - central.x) < 1, 'vestibular is not before the middle');
  check(Math.abs(palatal.x - central.x) < 1, 'palatal is not behind the middle');
  check(Math.abs(mesial.x + distal.x - 2 * central.x) < 1, 'the centre is not in the middle');
  check(Math.abs(vestibular.y + palatal.y - 2 * central.y) < 1, 'the centre is not in the middle');
  for (const [surface, { width, height, isHit }] of zones) {
    check(isHit, `${surface} is not where it is pressed`);
    const isLarge = Math.min(width, height) >= TARGET - ROUNDING;
    check(!needsTarget || isLarge, `${surface} is ${width.toFixed(1)} × ${height.toFixed(1)}`);
  }
  return wrong;
}

/** Within its quadrant every tooth is on the midline's side of the one behind it. */
function wrongOrder(teeth: Teeth): string[] {
  const xOf = (fdi: number) => teeth.get(fdi)?.get('occlusal')?.x ?? Number.NaN;
  return [...teeth.keys()].flatMap((fdi) => {
    if (!teeth.has(fdi + 1)) return [];
    const toMidline = [1, 4, 5, 8].includes(Math.floor(fdi / 10)) ? 1 : -1;
    return (xOf(fdi) - xOf(fdi + 1)) * toMidline > 0 ? [] : [`${fdi} is behind ${fdi + 1}`];
  });
}

/** Where the rows are whole: the patient's right is left of the midline, and mesial is nearest to it. */
function wrongOfMidline(teeth: Teeth): string[] {
  const firsts = [...teeth].filter(([fdi]) => fdi % 10 === 1);
  const midline =
    firsts.reduce((sum, [, zones]) => sum + (zones.get('occlusal')?.x ?? 0), 0) / firsts.length;
  return [...teeth].flatMap(([fdi, zones]) => {
    const from = (surface: string) => Math.abs((zones.get(surface)?.x ?? Number.NaN) - midline);
    const isLeft = (zones.get('occlusal')?.x ?? Number.NaN) < midline;
    const isRight = [1, 4, 5, 8].includes(Math.floor(fdi / 10)) === isLeft;
    const isNearest = from('mesial') < from('occlusal') && from('occlusal') < from('distal');
    return isRight && isNearest ? [] : [`${fdi} is on the wrong side of the midline`];
  });
}

for (const { width, height, isDesk } of [
  { width: 1440, height: 900, isDesk: true },
  { width: 390, height: 844, isDesk: false },
]) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('every surface of every tooth is on its side of the mouth', async ({
      page,
      stack,
      signInAs,
    }) => {
      await signInAs('dentist');
      let surfaces = 0;
      for (const [mode, expected] of [
        ['adult', ADULT_TEETH],
        ['child', CHILD_TEETH],
      ] as const) {
        await page.goto(`/patients/${await chartedPatient(stack, [], mode)}/odontogram`);
        await expect(page.locator('.odontogram-grid')).toBeVisible();
        const teeth = await drawnTeeth(page);
        expect([...teeth.keys()].sort((a, b) => a - b)).toEqual(expected);
        for (const [fdi, zones] of teeth) {
          surfaces += zones.size;
          expect.soft(wrongOf(fdi, zones, isDesk)).toEqual([]);
        }
        expect.soft(wrongOrder(teeth)).toEqual([]);
        if (isDesk) expect.soft(wrongOfMidline(teeth)).toEqual([]);
      }
      expect(surfaces).toBe(260);
    });
  });
}
