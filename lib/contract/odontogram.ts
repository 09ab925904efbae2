import * as z from 'zod/mini';
import {
  chartAfter,
  chartChange,
  findingList,
  odontogram,
  ofChart,
  ofPatient,
} from './odontogram-chart';
import { defineOperation } from './operation';
import { odontogramRoutes } from './routes/odontogram-routes';
import { id, optional, pageOf, pageQuery, requiredText } from './schemas';
import { ifReadable, membersOf, mended } from './wire/tolerant';

export const readOdontogram = defineOperation(odontogramRoutes.read, {
  ...ofChart,
  summary: 'Read the chart; of a patient never charted it is empty and its version 0',
  origin: 'extension',
  scope: 'emr:read',
  roles: ['dentist', 'admin'],
  etag: 'version',
  envelope: 'A',
  params: ofPatient,
  response: odontogram,
});

export const setDentitionMode = defineOperation(odontogramRoutes.setDentitionMode, {
  ...chartChange,
  summary: 'Change which dentition the chart shows; refused where a finding would lose its tooth',
  roles: ['dentist'],
  origin: 'documented',
  params: ofPatient,
  body: z.object({ mode: z.enum(['adult', 'mixed', 'child']) }),
  response: z.object({ odontogram, removedFindings: z.array(z.unknown()) }),
});

export const setToothDentition = defineOperation(odontogramRoutes.setToothDentition, {
  ...chartChange,
  summary:
    'Say which tooth of a pair is present in a mixed dentition; the other loses its findings',
  roles: ['dentist'],
  origin: 'documented',
  answerNotShown: true,
  // Either FDI number of the pair. A number that is no tooth's is a 400 of the verb.
  params: z.object({ patientId: id, position: id }),
  body: z.object({ dentition: z.enum(['permanent', 'temporary']) }),
  response: mended(
    // Undefined where the service does not answer with the chart.
    z.object({ odontogram: ifReadable(odontogram), removedFindings: findingList }),
    (sent) => {
      const { odontogram: chart, removedFindings, ...members } = membersOf(sent) ?? {};
      return { odontogram: chart ?? members, removedFindings: removedFindings ?? [] };
    },
  ),
});

export const signOdontogram = defineOperation(odontogramRoutes.sign, {
  ...chartChange,
  summary: 'Sign the chart as it is; the next change invalidates the signature',
  roles: ['dentist'],
  namesActor: 'signedBy',
  origin: 'extension',
  params: ofPatient,
  body: z.object({ signedBy: requiredText(200) }),
  response: z.object(chartAfter),
});

const versionShape = {
  version: z.number(),
  /** What was done, e.g. `finding.registered`. */
  action: z.string(),
  createdBy: z.string(),
  /** Where the change was made for a person who was named. */
  createdByName: optional(z.string()),
  createdAt: z.string(),
};

export const listOdontogramVersions = defineOperation(odontogramRoutes.listVersions, {
  ...ofChart,
  summary: 'List the changes of the chart, newest first',
  origin: 'extension',
  scope: 'emr:read',
  roles: ['dentist', 'admin'],
  envelope: 'bare',
  params: ofPatient,
  query: z.object(pageQuery),
  response: pageOf(z.object(versionShape)),
});

export const readOdontogramVersion = defineOperation(odontogramRoutes.readVersion, {
  ...ofChart,
  summary: 'Read the chart as one change left it',
  origin: 'extension',
  scope: 'emr:read',
  roles: ['dentist', 'admin'],
  envelope: 'bare',
  params: z.object({ patientId: id, n: id }),
  response: z.object({ ...versionShape, odontogram }),
});
