import { area, type BareMark, line } from './marks';
import { ellipse, polygon } from './path';
import type { Point } from './tooth-frame';

const RADIUS = 3;

/**
 * How far a finding has come, by its place among the catalog's evolutions: an open diamond for the
 * first, which nobody reads as a minus, then full shapes: no colour is needed to tell them apart. Nothing for one that the catalog does not have.
 */
export function evolutionMark(step: number, { x, y }: Point): BareMark[] {
  if (step < 0) return [];
  if (step === 0) return [line(regular(4, { x, y }, RADIUS + 0.5))];
  if (step === 1) return full(regular(3, { x, y: y + 0.5 }, RADIUS));
  if (step === 2) return full(ellipse({ x, y }, RADIUS - 0.6));
  if (step === 3) return [line(ellipse({ x, y }, RADIUS)), area(ellipse({ x, y }, 0.9))];
  return full(star(Math.min(step, 8), { x, y }, RADIUS + 0.5));
}

/** With a line round it, for a line has a halo. */
function full(path: string): BareMark[] {
  return [line(path), area(path)];
}

function regular(corners: number, { x, y }: Point, radius: number): string {
  return polygon(
    Array.from({ length: corners }, (_, index) => {
      const angle = (index / corners) * 2 * Math.PI - Math.PI / 2;
      return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
    }),
  );
}

function star(tips: number, { x, y }: Point, radius: number): string {
  return polygon(
    Array.from({ length: tips * 2 }, (_, index) => {
      const angle = (index / tips) * Math.PI - Math.PI / 2;
      const length = index % 2 === 0 ? radius : radius * 0.4;
      return { x: x + Math.cos(angle) * length, y: y + Math.sin(angle) * length };
    }),
  );
}
