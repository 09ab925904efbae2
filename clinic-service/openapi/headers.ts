const text = { type: 'string' };

/** What answers carry in their headers, for `components.headers`. */
export const headerComponents = {
  'X-Correlation-Id': {
    description: 'Names the exchange in the log; as the caller sent it, where it can be repeated',
    required: true,
    schema: text,
  },
  ETag: {
    description: 'The version of what is answered, for If-Match',
    required: true,
    schema: text,
  },
  'Retry-After': {
    description: 'Seconds to wait; with 503 only where nothing was done and trying again may help',
    schema: { type: 'integer', minimum: 1 },
  },
  'Content-Disposition': {
    description: 'attachment, with a name for the file',
    required: true,
    schema: text,
  },
};

type Header = keyof typeof headerComponents;

/** The headers of one answer; every one has the correlation id. */
export function headersOf(...more: readonly Header[]) {
  const all: readonly Header[] = ['X-Correlation-Id', ...more];
  return Object.fromEntries(all.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
