import { record } from '@/lib/audit/audit';
import { defineHandler } from '@/lib/clinic/define-handler.server';
import { ownRow } from '@/lib/clinic/own-row';
import { connectionHandlers } from '@/lib/connection/handlers';
import { testConnection } from '@/lib/connection/test-connection.server';

export const POST = defineHandler(connectionHandlers.test, {}, async (caller) => {
  const test = await testConnection(caller.correlationId);
  const detail = { outcome: test.problem?.code ?? 'ok', took: test.took };
  await record(ownRow(caller, 'connection.test', { detail }));
  return test;
});

export const dynamic = 'force-dynamic';
