/** What a refused or failed call to one of our own handlers says. Status 0: no answer came. */
export interface SendProblem {
  status: number;
  code: string;
  correlationId?: string;
  /** Codes of what is wrong with single fields. */
  fieldCodes: readonly string[];
  /** Seconds. */
  retryAfter?: number;
}

export type SendResult = { ok: true; body: unknown } | { ok: false; problem: SendProblem };

function textOf(body: unknown, key: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Reflect.get(body, key);
  return typeof value === 'string' ? value : undefined;
}

function fieldCodes(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || !('fields' in body)) return [];
  if (!Array.isArray(body.fields)) return [];
  return body.fields.flatMap((field: unknown) => textOf(field, 'code') ?? []);
}

/**
 * Calls one of our own handlers outside the clinic's operations: sign-in, account, preferences.
 * Never throws, for a form always has something to say.
 */
export async function sendJson(
  method: 'POST' | 'PATCH',
  path: `/api/${string}`,
  body: Readonly<Record<string, unknown>> = {},
): Promise<SendResult> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json', 'x-requested-with': 'clinic-admin' },
      body: JSON.stringify(body),
    });
  } catch {
    return { ok: false, problem: { status: 0, code: 'OFFLINE', fieldCodes: [] } };
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return { ok: true, body: answer };
  const correlationId = textOf(answer, 'correlationId');
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    ok: false,
    problem: {
      status: response.status,
      code: textOf(answer, 'code') ?? 'UNEXPECTED',
      fieldCodes: fieldCodes(answer),
      ...(correlationId ? { correlationId } : {}),
      ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
    },
  };
}
