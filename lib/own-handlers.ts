import { accountHandlers } from '@/lib/staff/handlers';
import { confirmHandlers } from './agenda/confirmations/handlers';
import { outHandlers } from './agenda/out/handlers';
import { seriesHandlers } from './agenda/series/handlers';
import { agendaHandlers } from './agenda/shared/handlers';
import { visitHandlers } from './agenda/visits/handlers';
import { waitingHandlers } from './agenda/waiting/handlers';
import { auditHandlers } from './audit/handlers';
import { billingHandlers } from './billing/handlers';
import { changeHandlers } from './changes/handlers';
import { settingsHandlers } from './clinic/handlers';
import { connectionHandlers } from './connection/handlers';
import { draftHandlers } from './drafts/handlers';
import { odontogramHandlers } from './odontogram/handlers';
import type { OwnHandler } from './queries/own-handler';
import { prescriptionHandlers } from './records/prescriptions/handlers';
import { staffHandlers } from './staff/handlers';

/** Every declared handler of our own. */
export const ownHandlers: readonly Omit<OwnHandler, 'types'>[] = [
  agendaHandlers,
  confirmHandlers,
  outHandlers,
  visitHandlers,
  seriesHandlers,
  waitingHandlers,
  auditHandlers,
  accountHandlers,
  billingHandlers,
  changeHandlers,
  settingsHandlers,
  connectionHandlers,
  draftHandlers,
  odontogramHandlers,
  prescriptionHandlers,
  staffHandlers,
].flatMap((handlers) => Object.values<Omit<OwnHandler, 'types'>>(handlers));
