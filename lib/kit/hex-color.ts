const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/**
 * Red, green and blue, 0 to 255, of `#rgb` and `#rrggbb`, each also with an alpha, which is left out:
 * what is see-through on the service's own screens is drawn opaque here. Undefined for anything else.
 */
export function hexBytes(color: string | undefined): [number, number, number] | undefined {
  if (color === undefined || !HEX.test(color)) return undefined;
  const size = color.length > 5 ? 2 : 1;
  const part = (index: number) => {
    const digits = color.slice(1 + index * size, 1 + (index + 1) * size);
    return Number.parseInt(size === 1 ? digits + digits : digits, 16);
  };
  return [part(0), part(1), part(2)];
}

/** As `#rrggbb`, for what is drawn. */
export function opaqueHex(color: string | undefined): string | undefined {
  const bytes = hexBytes(color);
  return bytes && `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
