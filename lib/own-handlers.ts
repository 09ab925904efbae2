import { agendaHandlers } from './agenda/handlers';
import { auditHandlers } from './audit/handlers';
import { accountHandlers } from './auth/handlers';
import { billingHandlers } from './billing/handlers';
import { changeHandlers } from './changes/handlers';
import type { OwnHandler } from './clinic/own-handler';
import { settingsHandlers } from './clinic/settings/handlers';
import { connectionHandlers } from './connection/handlers';
import { odontogramHandlers } from './odontogram/handlers';
import { prescriptionHandlers } from './prescriptions/handlers';
import { staffHandlers } from './staff/handlers';

/** Every declared handler of our own. */
export const ownHandlers: readonly Omit<OwnHandler, 'types'>[] = [
  agendaHandlers,
  auditHandlers,
  accountHandlers,
  billingHandlers,
  changeHandlers,
  settingsHandlers,
  connectionHandlers,
  odontogramHandlers,
  prescriptionHandlers,
  staffHandlers,
].flatMap((handlers) => Object.values<Omit<OwnHandler, 'types'>>(handlers));
