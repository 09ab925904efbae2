import { ownHandler } from '@/lib/queries/own-handler';

/** Milliseconds that a draft lives, and its key where nobody asks for it. */
export const DRAFT_LIFETIME = 12 * 60 * 60_000;

export const draftHandlers = {
  /** The key for drafts of this person in this browser; null where the browser is not known. */
  key: ownHandler<{ answer: { readonly key: string | null } }>({
    method: 'POST',
    path: '/api/drafts/key',
    right: 'signed-in',
    action: 'drafts.key',
    unattended: true,
  }),
};
