import { openRoute } from '@/lib/server/http/open-route';
import { problem } from '@/lib/server/http/problem';

/** What no other handler answers: a problem like every other, not a page. */
function handle(request: Request): Promise<Response> {
  return openRoute(request, async ({ correlationId }) =>
    problem(404, { code: 'NOT_FOUND', correlationId }),
  );
}

export {
  handle as DELETE,
  handle as GET,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
