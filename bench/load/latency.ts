import { Client } from 'undici';

export interface Answer {
  /** From sending the request to its last byte. */
  readonly ms: number;
  readonly status: number;
  readonly body: string;
}

/** One kept-alive connection that asks one thing at a time. */
export function openConnection(url: string, headers: Readonly<Record<string, string>>) {
  const client = new Client(url);
  return {
    async ask(path: string): Promise<Answer> {
      const began = performance.now();
      const { statusCode, body } = await client.request({ method: 'GET', path, headers });
      const text = await body.text();
      return { ms: performance.now() - began, status: statusCode, body: text };
    },
    close: () => client.close(),
  };
}

export type Connection = ReturnType<typeof openConnection>;

/** Milliseconds of a successful answer; throws for any other. */
export async function timed(connection: Connection, path: string): Promise<number> {
  const { ms, status, body } = await connection.ask(path);
  if (status !== 200) throw new Error(`${path}: ${status} ${body.slice(0, 200)}`);
  return ms;
}
