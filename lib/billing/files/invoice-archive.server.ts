import 'server-only';
import { Readable } from 'node:stream';
import { strToU8, unzipSync, Zip, ZipPassThrough } from 'fflate';
import { addDays, daysBetween } from '@/lib/kit/dates/clinic-time';
import { ClinicError } from '@/lib/server/clinic/errors';
import type { ServiceFile } from '@/lib/server/clinic/service-file';

interface Period {
  /** The clinic's dates, `YYYY-MM-DD`, both included. */
  readonly from: string;
  readonly to: string;
}

type Open<P extends Period> = (period: P) => Promise<ServiceFile>;

/** What the archive says of days that have more documents than the service gives at once. */
interface LeftOutWords {
  /** The name of the text file. */
  readonly file: string;
  /** What stands above the days. */
  readonly explain: string;
}

type Archive = Pick<ServiceFile, 'stream' | 'fileName' | 'length'>;

const LINE = '\r\n';
/** Keeps the mark at the beginning by which spreadsheets know the letters. */
const text = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * The service's ZIP of a period. Of one with too many documents for it, the ZIPs of shorter parts
 * joined into one while they come: whole days, halved until each part fits. A day that does not fit
 * alone is named in a text file of the archive. Throws what `open` throws before the first part is
 * there; who stops reading ends the asking.
 */
export async function openArchive<P extends Period>(
  period: P,
  open: Open<P>,
  words: LeftOutWords,
): Promise<Archive> {
  const whole = await openUnlessTooLarge(period, open);
  if (whole !== undefined) return whole;
  const parts = partsOf(halvesOf(period), open);
  const first = await parts.next();
  if (first.done) throw new Error('a period has at least one day');
  const all = async function* () {
    yield first.value;
    yield* parts;
  };
  return {
    fileName: `${period.from} ${period.to}.zip`,
    length: undefined,
    stream: Readable.toWeb(Readable.from(joined(all(), words))) as ReadableStream<Uint8Array>,
  };
}

/** `file` undefined: the day has more documents than fit. */
interface Part {
  readonly day: string;
  readonly file: ServiceFile | undefined;
}

async function* partsOf<P extends Period>(
  periods: readonly P[],
  open: Open<P>,
): AsyncGenerator<Part, undefined> {
  for (const period of periods) {
    const file = await openUnlessTooLarge(period, open);
    if (file === undefined && period.from < period.to) yield* partsOf(halvesOf(period), open);
    else yield { day: period.from, file };
  }
}

async function openUnlessTooLarge<P extends Period>(
  period: P,
  open: Open<P>,
): Promise<ServiceFile | undefined> {
  try {
    return await open(period);
  } catch (error) {
    if (error instanceof ClinicError && error.code === 'EXPORT_TOO_LARGE') return undefined;
    throw error;
  }
}

/** A single day is its own half. */
function halvesOf<P extends Period>(period: P): readonly P[] {
  const { from, to } = period;
  if (from >= to) return [period];
  const middle = addDays(from, Math.floor(daysBetween(from, to) / 2));
  return [
    { ...period, to: middle },
    { ...period, from: addDays(middle, 1) },
  ];
}

/** Documents once each, for every part has the payers' accounts of its months; manifests in one. */
async function* joined(
  parts: AsyncIterable<Part>,
  words: LeftOutWords,
): AsyncGenerator<Uint8Array> {
  let come: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    come.push(chunk);
  });
  const add = (name: string, bytes: Uint8Array) => {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes, true);
  };
  const names = new Set<string>();
  const manifests = new Map<string, Set<string>>();
  const leftOut: string[] = [];
  for await (const { day, file } of parts) {
    if (file === undefined) {
      leftOut.push(day);
      continue;
    }
    const bytes = new Uint8Array(await new Response(file.stream).arrayBuffer());
    for (const [name, content] of Object.entries(unzipSync(bytes))) {
      if (name.endsWith('.csv')) {
        const lines = manifests.get(name) ?? new Set();
        for (const line of text.decode(content).split(LINE)) lines.add(line);
        manifests.set(name, lines);
      } else if (!names.has(name)) {
        names.add(name);
        add(name, content);
      }
    }
    yield* come;
    come = [];
  }
  for (const [name, lines] of manifests) {
    lines.delete('');
    add(name, strToU8([...lines, ''].join(LINE)));
  }
  if (leftOut.length > 0) {
    add(words.file, strToU8([words.explain, ...leftOut, ''].join(LINE)));
  }
  zip.end();
  yield* come;
}
