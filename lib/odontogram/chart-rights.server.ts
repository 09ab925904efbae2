import 'server-only';
import type { OperationId } from '@/lib/contract/operations';
import { clinic } from '@/lib/server/clinic/clinic.server';
import type { Caller } from '@/lib/server/door/caller';
import { mayUse } from '@/lib/server/door/may-use';
import type { ChartRights } from './chart-rights';

export async function chartRights(caller: Caller): Promise<ChartRights> {
  const may = (operation: OperationId) => mayUse(caller, operation);
  const [register, registerSeveral, change, removeAlone, setMode, setTooth, sign] =
    await Promise.all([
      may('odontogram.register-finding'),
      // One that removes nothing would leave half of what is to be taken back.
      mayBatch(caller),
      may('odontogram.change-finding'),
      may('odontogram.remove-finding'),
      may('odontogram.set-dentition-mode'),
      may('odontogram.set-tooth-dentition'),
      may('odontogram.sign'),
    ]);
  const [listVersions, readVersion, searchProcedures] = await Promise.all([
    may('odontogram.list-versions'),
    may('odontogram.read-version'),
    may('procedures.list'),
  ]);
  const changes = { register, registerSeveral, change, removeAlone, setMode, setTooth, sign };
  const remove = removeAlone || registerSeveral;
  return { ...changes, remove, readVersions: listVersions && readVersion, searchProcedures };
}

async function mayBatch(caller: Caller): Promise<boolean> {
  const batch = 'odontogram.register-findings';
  return (await mayUse(caller, batch)) && clinic().features.offersInput(batch, 'removeFindingIds');
}
