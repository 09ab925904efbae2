import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';

/** Of a phone, tablets, notebooks and a desk, or one of these with larger letters. */
export const WIDTHS = [320, 390, 640, 768, 820, 960, 1024, 1152, 1280, 1366, 1440, 1920];

/** Half of them, for English, whose words are shorter. */
const FEWER = [320, 390, 768, 1024, 1366, 1440];

/** The widths at which screens in this language are looked at: in `npm run test:long` at each. */
export function widthsIn(locale: Locale): readonly number[] {
  return locale === 'es-CO' || process.env.TEST_LONG ? WIDTHS : FEWER;
}

/** px: a control that is narrower has no room for what is typed into it, a column for what it says. */
const NARROWEST = { control: 64, column: 80 };
/** Letters: a longer word may be broken, as may an address, an id or a long number. */
const LONGEST_WORD = 20;

interface Frame {
  readonly box: DOMRect | undefined;
  readonly isMeant: boolean;
  readonly isInFlow: boolean;
}

/**
 * What has no room on the page as it is wide now: scrolled sideways (px), words that run out of what
 * they stand in or are broken over two lines, controls and columns that are narrow, and controls that
 * lie over one another, by what they say. Of the words and controls only those `within` are looked at.
 */
export async function withoutRoom(page: Page, within = 'main') {
  const found = await page.evaluate(
    ({ narrowest, longestWord, within }) => {
      const FIELD = 'input:not([type="checkbox"], [type="radio"]), select, textarea';
      const main = document.querySelector('main');
      if (!main) throw new Error('There is no main part.');
      const nameOf = (element: Element) =>
        element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;
      const all = [...main.querySelectorAll('*')].filter(
        (element) =>
          element.closest(within) && element.checkVisibility({ visibilityProperty: true }),
      );

      /** What of an element bears on whether its words are seen; of each once, as many share them. */
      const around = new Map<Element, readonly Frame[]>();
      const framesOf = (element: Element): readonly Frame[] => {
        const known = around.get(element);
        if (known || element === main) return known ?? [];
        const { display, overflowX, textOverflow, webkitLineClamp, clipPath, position } =
          getComputedStyle(element);
        const frame = {
          // What has no box of its own holds nothing.
          box: display === 'contents' ? undefined : element.getBoundingClientRect(),
          // What is cut says so by "…", or can be scrolled to; or it is for those who listen. What a
          // row of a table says is nowhere else.
          isMeant:
            ['auto', 'scroll'].includes(overflowX) ||
            (textOverflow === 'ellipsis' && !element.closest('tbody')) ||
            webkitLineClamp !== 'none' ||
            clipPath !== 'none' ||
            // A drawing ends at its frame, and says nothing that is not beside it.
            (element instanceof SVGSVGElement && overflowX === 'hidden'),
          isInFlow: ['static', 'relative'].includes(position),
        };
        const frames = [frame, ...(element.parentElement ? framesOf(element.parentElement) : [])];
        around.set(element, frames);
        return frames;
      };
      const texts = all.flatMap((element) =>
        [...element.childNodes].flatMap((node) =>
          node instanceof Text && node.data.trim() ? [{ frames: framesOf(element), node }] : [],
        ),
      );
      const rectsOf = (node: Text, from = 0, to = node.length) => {
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, to);
        return [...range.getClientRects()];
      };
      // Of each word, as the space after a line's last hangs out of it.
      const wordsOf = (node: Text) =>
        [...node.data.matchAll(/[^\s\-–—]+/g)].map(({ 0: word, index }) => ({
          word,
          rects: rectsOf(node, index, index + word.length),
        }));
      const seen = texts.filter(({ frames }) => !frames.some(({ isMeant }) => isMeant));
      const isOut = (rects: readonly DOMRect[], frames: readonly Frame[]) =>
        rects.some(({ left, right }) =>
          frames.some(({ box }) => box && (left < box.left - 1 || right > box.right + 1)),
        );
      const cut = seen.flatMap(({ frames, node }) =>
        isOut(rectsOf(node), frames)
          ? wordsOf(node).filter(({ rects }) => isOut(rects, frames))
          : [],
      );
      const isSplit = (rects: readonly DOMRect[]) => new Set(rects.map(({ top }) => top)).size > 1;
      const mayBreak = (word: string) =>
        word.length > longestWord ||
        /@|\d{7}/.test(word) ||
        (/\d/.test(word) && /\p{L}/u.test(word));
      const broken = seen.flatMap(({ node }) =>
        isSplit(rectsOf(node))
          ? wordsOf(node).filter(({ word, rects }) => isSplit(rects) && !mayBreak(word))
          : [],
      );

      // What lies over other things by intent (a calendar's button in its field, a bar that stays in
      // sight) is not in the flow.
      const controls = all
        .filter(
          (element) =>
            element.matches(`label, legend, button, a, ${FIELD}`) &&
            framesOf(element).every(({ isInFlow }) => isInFlow),
        )
        .map((element) => ({ element, box: element.getBoundingClientRect() }));
      const narrow = [
        ...all.filter((th) => th.matches('th') && th.clientWidth < narrowest.column),
        ...controls
          .map(({ element }) => element)
          .filter((each) => each.matches(FIELD) && each.clientWidth < narrowest.control),
      ];
      const over = controls.flatMap((one, index) =>
        controls
          .slice(index + 1)
          .filter(
            (other) =>
              Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) >
                1 &&
              Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) >
                1 &&
              !one.element.contains(other.element),
          )
          .map((other) => `${nameOf(one.element)} / ${nameOf(other.element)}`),
      );
      return {
        cut: cut.map(({ word }) => word),
        broken: broken.map(({ word }) => word),
        narrow: narrow.map(nameOf),
        over,
      };
    },
    { narrowest: NARROWEST, longestWord: LONGEST_WORD, within },
  );
  return { sideways: await overflowOf(page), ...found };
}

/** How far the page can be scrolled sideways, in px. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** By the head of a column, and by word. */
export interface LeftOut {
  readonly columns: readonly string[];
  readonly words: readonly string[];
}

/** The words of each row of the tables as they are now, but for those that are left out. */
export function saidInRows(page: Page, leftOut: LeftOut = { columns: [], words: [] }) {
  return page.evaluate(
    ({ columns, words }) =>
      [...document.querySelectorAll<HTMLTableRowElement>('main tbody tr')].map((row) => {
        const heads = [...(row.closest('table')?.querySelectorAll('thead th') ?? [])];
        const isRead = (index: number) => !columns.includes(heads[index]?.textContent ?? '');
        return [...row.cells]
          .flatMap((cell, index) => (isRead(index) ? [...cell.querySelectorAll('*'), cell] : []))
          .filter((element) => element.checkVisibility())
          .flatMap((element) => [...element.childNodes])
          .flatMap((node) => (node instanceof Text && node.data.match(/[\p{L}\p{N}]+/gu)) || [])
          .filter((word) => !words.includes(word));
      }),
    leftOut,
  );
}

export function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Those of `words` that do not come as often in `others`. */
export function lacking(words: readonly string[], others: readonly string[]): readonly string[] {
  const rest = [...others];
  return words.filter((word) => {
    const place = rest.indexOf(word);
    if (place !== -1) rest.splice(place, 1);
    return place === -1;
  });
}
