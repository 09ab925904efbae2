import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorEnvelopeA, errorEnvelopeB } from '@/lib/contract/errors';
import { startService, type TestService } from '../testing/harness';
import { addWorld, WORLD } from '../testing/world';

const LONG = 'x'.repeat(8_000);
const TOO_LONG = 'x'.repeat(20_000);

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startService('pglite');
  const clinic = await service.addClinic();
  key = clinic.key;
  await addWorld(service.db, clinic.id, service.clock.now());
});
afterAll(() => service.close());

/** What stands on the wire, byte for byte: no client of ours would send most of it. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(service.baseUrl).port), '127.0.0.1');
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(parts).toString('utf8')));
    socket.write(text);
  });
}

async function answered(line: string, headers: readonly string[] = ['Host: 127.0.0.1']) {
  const sent = [line, ...headers, `Authorization: Bearer ${key}`, 'Connection: close', '', ''];
  const text = await sendRaw(sent.join('\r\n'));
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const fields = lines.map((each): [string, string] => {
    const at = each.indexOf(':');
    return [each.slice(0, at).toLowerCase(), each.slice(at + 1).trim()];
  });
  return { status: Number(status.split(' ')[1]), headers: new Map(fields), body };
}
type Answered = Awaited<ReturnType<typeof answered>>;

function expectEnvelope({ status, headers, body }: Answered, code: string | undefined) {
  expect(headers.get('content-type')).toBe('application/json');
  const correlationId = headers.get('x-correlation-id');
  expect(correlationId).toMatch(/^[\w-]{8,}$/);
  const sent: unknown = JSON.parse(body);
  if (code === undefined) {
    expect(errorEnvelopeB.parse(sent).statusCode).toBe(status);
    expect(Object.keys(errorEnvelopeB.parse(sent))).toEqual(Object.keys(Object(sent)));
  } else {
    expect(errorEnvelopeA.parse(sent)).toMatchObject({ code, correlationId });
  }
}

const P = '/api/v1/patients';
/** The code of envelope A; undefined where the contract has envelope B there. */
const REFUSED: readonly [line: string, status: number, code?: string][] = [
  [`GET ${P}\\a HTTP/1.1`, 400, 'UNREADABLE_REQUEST'],
  [`GET /api\\v1\\patients HTTP/1.1`, 400, 'UNREADABLE_REQUEST'],
  [`GET \\ HTTP/1.1`, 400, 'UNREADABLE_REQUEST'],
  [`GET http://127.0.0.1${P}\\a HTTP/1.1`, 400, 'UNREADABLE_REQUEST'],
  [`GET ${P}/a%5Cb HTTP/1.1`, 404],
  [`GET ${P}/%00 HTTP/1.1`, 404],
  [`GET ${P}/%zz HTTP/1.1`, 404],
  [`GET ${P}/%C3%28 HTTP/1.1`, 404],
  [`GET ${P}/%2e%2e HTTP/1.1`, 404, 'NOT_FOUND'],
  [`GET ${P}/${LONG} HTTP/1.1`, 404],
  [`GET /api/v1/%5C HTTP/1.1`, 404, 'NOT_FOUND'],
  [`GET /api/v1/%00 HTTP/1.1`, 404, 'NOT_FOUND'],
  [`GET /api/v1/%zz HTTP/1.1`, 404, 'NOT_FOUND'],
  [`GET //api/v1/patients HTTP/1.1`, 404, 'NOT_FOUND'],
  [`GET ${P}//a HTTP/1.1`, 404, 'NOT_FOUND'],
  [`GET ${P}/ HTTP/1.1`, 404, 'NOT_FOUND'],
  [`GET ${P}/../nothing HTTP/1.1`, 404, 'NOT_FOUND'],
  [`GET /api/v1/${LONG} HTTP/1.1`, 404, 'NOT_FOUND'],
  [`GET /API/V1/patients HTTP/1.1`, 404, 'NOT_FOUND'],
  [`GET / HTTP/1.1`, 404, 'NOT_FOUND'],
  [`GET /api/v1/${TOO_LONG} HTTP/1.1`, 431, 'UNREADABLE_REQUEST'],
  [`GET api/v1/patients HTTP/1.1`, 400, 'UNREADABLE_REQUEST'],
  [`GET ftp://127.0.0.1${P} HTTP/1.1`, 400, 'UNREADABLE_REQUEST'],
  [`GET http://[ HTTP/1.1`, 400, 'UNREADABLE_REQUEST'],
  [`GET http://127.0.0.1/nothing HTTP/1.1`, 404, 'NOT_FOUND'],
  [`OPTIONS * HTTP/1.1`, 400, 'UNREADABLE_REQUEST'],
  [`OPTIONS /nothing HTTP/1.1`, 404, 'NOT_FOUND'],
  [`CONNECT 127.0.0.1:443 HTTP/1.1`, 405, 'UNREADABLE_REQUEST'],
  [`TRACE ${P} HTTP/1.1`, 405, 'METHOD_NOT_ALLOWED'],
  [`TRACE /nothing HTTP/1.1`, 404, 'NOT_FOUND'],
  [`PURGE ${P} HTTP/1.1`, 405, 'METHOD_NOT_ALLOWED'],
  [`DELETE ${P} HTTP/1.1`, 405, 'METHOD_NOT_ALLOWED'],
  [`get ${P} HTTP/1.1`, 400, 'UNREADABLE_REQUEST'],
  [`NONSENSE ${P} HTTP/1.1`, 400, 'UNREADABLE_REQUEST'],
  [`GET ${P} HTTP/9.9`, 400, 'UNREADABLE_REQUEST'],
  [`GET ${P} and more HTTP/1.1`, 400, 'UNREADABLE_REQUEST'],
  [`nonsense`, 400, 'UNREADABLE_REQUEST'],
];

describe('a request that nobody should send is answered in an envelope, with its correlation id', () => {
  test.each(REFUSED.map((each) => [each[0].slice(0, 60), ...each] as const))(
    '%s',
    async (_, line, status, code) => {
      const answer = await answered(line);
      expect(answer.status).toBe(status);
      expectEnvelope(answer, code);
    },
  );

  test.each([
    ['no host', [], 400],
    ['two lengths', ['Host: a', 'Content-Length: 1', 'Content-Length: 2'], 400],
    ['a name that is none', ['Host: a', 'a b: c'], 400],
    ['a host that is none', ['Host: a b/@'], 400],
    ['more than is read', ['Host: a', `X-Long: ${TOO_LONG}`], 431],
  ])('with headers of which there are %s', async (_, headers, status) => {
    const answer = await answered(`GET ${P} HTTP/1.1`, headers);
    expect(answer.status).toBe(status);
    expectEnvelope(answer, 'UNREADABLE_REQUEST');
  });

  test('a body that breaks off while it is read leaves the service answering', async () => {
    const broken = await answered(`POST ${P} HTTP/1.1`, [
      'Host: a',
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
      '',
      'zz',
    ]);
    expect(broken.status).toBe(400);
    expectEnvelope(broken, 'UNREADABLE_REQUEST');
    expect((await answered(`GET ${P} HTTP/1.1`)).status).toBe(200);
  });
});

test.each([
  [`HEAD ${P}\\a HTTP/1.1`, 400],
  ['HEAD /nothing HTTP/1.1', 404],
  [`HEAD ${P}/nobody HTTP/1.1`, 404],
  ['HEAD /api/v1/emr/medical-records/a/addenda HTTP/1.1', 405],
])('%s has a correlation id and no body', async (line, status) => {
  const answer = await answered(line);
  expect([answer.status, answer.body]).toEqual([status, '']);
  expect(answer.headers.get('x-correlation-id')).toMatch(/^[\w-]{8,}$/);
});

test.each([
  [`GET http://127.0.0.1${P}/${WORLD.patient} HTTP/1.1`, ['Host: 127.0.0.1']],
  [`GET ${P}/./${WORLD.patient} HTTP/1.1`, ['Host: 127.0.0.1']],
  [`GET ${P}/${WORLD.patient}?a=\\ HTTP/1.1`, ['Host: 127.0.0.1']],
  [`GET ${P}/${WORLD.patient} HTTP/1.1`, ['Host: 127.0.0.1', 'Expect: the-unexpected']],
])('%s is odd, and answered', async (line, headers) => {
  const answer = await answered(line, headers);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-correlation-id')).toMatch(/^[\w-]{8,}$/);
  expect(JSON.parse(answer.body)).toMatchObject({ id: WORLD.patient });
});
