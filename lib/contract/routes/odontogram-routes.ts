import { defineRoute } from '@/lib/contract/route';

/* The operations on charts, without their schemas: the browser calls by these. */

export const odontogramRoutes = {
  catalog: defineRoute({ id: 'odontogram.catalog', method: 'GET', path: '/odontogram/catalog' }),
  registerFinding: defineRoute({
    id: 'odontogram.register-finding',
    method: 'POST',
    path: '/patients/{patientId}/odontogram/findings',
  }),
  registerFindings: defineRoute({
    id: 'odontogram.register-findings',
    method: 'POST',
    path: '/patients/{patientId}/odontogram/findings/batch',
  }),
  changeFinding: defineRoute({
    id: 'odontogram.change-finding',
    method: 'PATCH',
    path: '/patients/{patientId}/odontogram/findings/{findingId}',
  }),
  removeFinding: defineRoute({
    id: 'odontogram.remove-finding',
    method: 'DELETE',
    path: '/patients/{patientId}/odontogram/findings/{findingId}',
  }),
  read: defineRoute({
    id: 'odontogram.read',
    method: 'GET',
    path: '/patients/{patientId}/odontogram',
  }),
  setDentitionMode: defineRoute({
    id: 'odontogram.set-dentition-mode',
    method: 'PATCH',
    path: '/patients/{patientId}/odontogram/dentition-mode',
  }),
  setToothDentition: defineRoute({
    id: 'odontogram.set-tooth-dentition',
    method: 'PATCH',
    path: '/patients/{patientId}/odontogram/teeth/{position}/dentition',
  }),
  sign: defineRoute({
    id: 'odontogram.sign',
    method: 'POST',
    path: '/patients/{patientId}/odontogram/signature',
  }),
  listVersions: defineRoute({
    id: 'odontogram.list-versions',
    method: 'GET',
    path: '/patients/{patientId}/odontogram/versions',
  }),
  readVersion: defineRoute({
    id: 'odontogram.read-version',
    method: 'GET',
    path: '/patients/{patientId}/odontogram/versions/{n}',
  }),
};
