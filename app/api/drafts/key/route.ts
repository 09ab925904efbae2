import { draftHandlers } from '@/lib/drafts/handlers';
import { handOutDraftKey } from '@/lib/server/auth/draft-keys.server';
import { knownDevice } from '@/lib/server/auth/second-factor/known-device';
import { defineHandler } from '@/lib/server/door/define-handler.server';

/** The key with which this person's drafts are encrypted in this browser. */
export const POST = defineHandler(draftHandlers.key, {}, async ({ session }, { request }) => {
  const { id, email } = session.staff;
  const device = knownDevice(request.headers, email);
  return { key: device === undefined ? null : await handOutDraftKey(id, device) };
});

export const dynamic = 'force-dynamic';
