import type { Route } from './operation';

const OF_PATIENT = '/patients/{patientId}/odontogram';

/** Where the operations on charts are, without their schemas: the browser calls by these. */
export const odontogramRoutes = {
  read: { id: 'odontogram.read', method: 'GET', path: OF_PATIENT },
  registerFinding: {
    id: 'odontogram.register-finding',
    method: 'POST',
    path: `${OF_PATIENT}/findings`,
  },
  registerFindings: {
    id: 'odontogram.register-findings',
    method: 'POST',
    path: `${OF_PATIENT}/findings/batch`,
  },
  changeFinding: {
    id: 'odontogram.change-finding',
    method: 'PATCH',
    path: `${OF_PATIENT}/findings/{findingId}`,
  },
  removeFinding: {
    id: 'odontogram.remove-finding',
    method: 'DELETE',
    path: `${OF_PATIENT}/findings/{findingId}`,
  },
  setDentitionMode: {
    id: 'odontogram.set-dentition-mode',
    method: 'PATCH',
    path: `${OF_PATIENT}/dentition-mode`,
  },
  setToothDentition: {
    id: 'odontogram.set-tooth-dentition',
    method: 'PATCH',
    path: `${OF_PATIENT}/teeth/{position}/dentition`,
  },
  sign: { id: 'odontogram.sign', method: 'POST', path: `${OF_PATIENT}/signature` },
  listVersions: {
    id: 'odontogram.list-versions',
    method: 'GET',
    path: `${OF_PATIENT}/versions`,
  },
  readVersion: {
    id: 'odontogram.read-version',
    method: 'GET',
    path: `${OF_PATIENT}/versions/{n}`,
  },
} as const satisfies Record<string, Route>;
