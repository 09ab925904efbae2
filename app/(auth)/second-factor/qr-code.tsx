'use client';

import { encode } from 'uqr';

/** Dark on light in both themes, with the quiet zone scanners need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const modules = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-52 rounded-md border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={modules} fill="#0b2528" />
    </svg>
  );
}
