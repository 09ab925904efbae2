import { ownHandler } from '@/lib/queries/own-handler';

/** The handlers of the audit trail. */
export const auditHandlers = {
  /** The rows that a filter finds, as CSV. */
  export: ownHandler<{ answer: never }>({
    method: 'GET',
    path: '/api/audit/export',
    right: 'audit.list',
    action: 'audit.export',
    asksAgain: true,
  }),
  /** Somebody puts a page on paper: its address without the host. Every role prints. */
  print: ownHandler<{ body: { readonly page: string }; answer: { readonly status: 'ok' } }>({
    method: 'POST',
    path: '/api/audit/print',
    right: 'signed-in',
    action: 'print',
  }),
  /** Checks the chain: lines of `CheckProgress`, then a `ChainCheck`. */
  verify: ownHandler<{ body: { readonly head?: string | undefined }; answer: never }>({
    method: 'POST',
    path: '/api/audit/verify',
    right: 'audit.list',
    action: 'audit.verify',
  }),
};
