/** The process is up. Says nothing about what it depends on: that is `/readyz`. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}

export const dynamic = 'force-dynamic';
