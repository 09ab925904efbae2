import { expect, test } from 'vitest';
import { doctorHue } from '@/lib/agenda/rules/doctor-hue';
import { inkOf, isColor } from '@/lib/odontogram/draw/ink';
import { opaqueHex } from './hex-color';

test.each(['#c06', '#C06', '#c06f', '#cc0066', '#cc006680', '#CC0066FF'])(
  '%s is read alike wherever a colour is drawn',
  (color) => {
    expect(opaqueHex(color)).toBe('#cc0066');
    expect(doctorHue(color)).toBe(doctorHue('#cc0066'));
    expect(isColor(color)).toBe(true);
    expect(inkOf(color)).toEqual(inkOf('#cc0066'));
  },
);

test.each([undefined, '', '#', '#12', '#12345', '#1234567', '#12345g', 'cc0066', '#fff;', 'red'])(
  '%s is no colour',
  (color) => {
    expect(opaqueHex(color)).toBeUndefined();
    expect(doctorHue(color)).toBeUndefined();
  },
);
