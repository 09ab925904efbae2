/** The least a handler can do. */
export function GET(): Response {
  return Response.json({});
}

export const dynamic = 'force-dynamic';
