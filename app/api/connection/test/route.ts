import { connectionHandlers } from '@/lib/connection/handlers';
import { testConnection } from '@/lib/connection/test-connection.server';
import { record } from '@/lib/server/audit/audit';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';

export const POST = defineHandler(connectionHandlers.test, {}, async (caller) => {
  const test = await testConnection(caller.correlationId);
  const detail = { outcome: test.problem?.code ?? 'ok', took: test.took };
  await record(ownRow(caller, 'connection.test', { detail }));
  return test;
});

export const dynamic = 'force-dynamic';
