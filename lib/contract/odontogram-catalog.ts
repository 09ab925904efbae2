import * as z from 'zod/mini';
import { defineOperation } from './operation';
import { openEnum } from './schemas';

const term = z.object({ id: z.string(), label: z.string() });

const catalogFinding = z.object({
  id: z.string(),
  label: z.string(),
  scope: openEnum('whole', 'surface'),
  dentition: openEnum('common', 'permanent_only', 'temporary_only'),
  suggestedTreatment: z._default(z.nullable(z.string()), null),
  exclusionGroup: z._default(z.nullable(z.string()), null),
  color: z.string(),
  symbol: z.string(),
});

export const readOdontogramCatalog = defineOperation({
  id: 'odontogram.catalog',
  method: 'GET',
  path: '/odontogram/catalog',
  summary: 'Read what can be charted, in the language of Accept-Language',
  origin: 'documented',
  scope: 'emr:read',
  feature: 'odontogram',
  concerns: { of: 'nothing' },
  envelope: 'A',
  inLanguageAsked: true,
  response: z.object({
    catalogVersion: z.number(),
    findings: z.array(catalogFinding),
    surfaces: z.array(term),
    evolutions: z.array(term),
  }),
});
