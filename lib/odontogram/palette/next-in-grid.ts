/** Where something is on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function isGridKey(key: string): boolean {
  return Object.hasOwn(STEPS, key);
}

/** What lies straight ahead counts as nearer than what lies aside. */
const ASIDE = 4;

/**
 * What an arrow key leads to from one of several boxes, wherever they are laid out: the nearest in its
 * direction. Undefined where there is nothing.
 */
export function nextInGrid(boxes: readonly Box[], from: number, key: string): number | undefined {
  const [here, step] = [boxes[from], STEPS[key]];
  if (here === undefined || step === undefined) return undefined;
  let best: { index: number; way: number } | undefined;
  for (const [index, box] of boxes.entries()) {
    const way = index === from ? undefined : wayTo(here, box, step);
    if (way !== undefined && (best === undefined || way < best.way)) best = { index, way };
  }
  return best?.index;
}

function wayTo(here: Box, box: Box, [x, y]: readonly [number, number]): number | undefined {
  const across = (box.left + box.right - here.left - here.right) / 2;
  const down = (box.top + box.bottom - here.top - here.bottom) / 2;
  const ahead = x * across + y * down;
  const aside = Math.abs(x === 0 ? across : down);
  const size = x === 0 ? here.bottom - here.top : here.right - here.left;
  return ahead < size / 2 ? undefined : ahead + ASIDE * aside;
}
