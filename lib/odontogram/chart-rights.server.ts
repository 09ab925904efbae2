import 'server-only';
import type { Caller } from '@/lib/clinic/caller';
import { mayUse } from '@/lib/clinic/may-use';
import type { OperationId } from '@/lib/contract/operations';
import type { ChartRights } from './chart-rights';

export async function chartRights(caller: Caller): Promise<ChartRights> {
  const may = (operation: OperationId) => mayUse(caller, operation);
  const [register, registerSeveral, change, remove, setMode, setTooth, sign] = await Promise.all([
    may('odontogram.register-finding'),
    may('odontogram.register-findings'),
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
  const changes = { register, registerSeveral, change, remove, setMode, setTooth, sign };
  return { ...changes, readVersions: listVersions && readVersion, searchProcedures };
}
