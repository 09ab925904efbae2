import * as z from 'zod/mini';
import { defineOperation } from './operation';
import { odontogramRoutes } from './routes/odontogram-routes';
import { openEnum } from './schemas';
import { mended, readableList, withDefaults } from './wire/tolerant';

const terms = () =>
  readableList(
    mended(z.object({ id: z.string(), label: z.string() }), (sent) =>
      withDefaults(sent, ({ id }) => ({ label: id })),
    ),
  );

const findingTold = z.object({
  id: z.string(),
  label: z.string(),
  scope: openEnum('whole', 'surface'),
  dentition: openEnum('common', 'permanent_only', 'temporary_only'),
  suggestedTreatment: z._default(z.nullable(z.string()), null),
  exclusionGroup: z._default(z.nullable(z.string()), null),
  color: z.string(),
  symbol: z.string(),
});
/** What it looks like is not needed to chart it; which places it may have is. */
const catalogFinding = mended(findingTold, (sent) =>
  withDefaults(sent, ({ id }) => ({ label: id, dentition: 'common', color: '', symbol: '' })),
);

const catalogTold = z.object({
  catalogVersion: z.number(),
  findings: readableList(catalogFinding),
  surfaces: terms(),
  evolutions: terms(),
});

/** Entries that cannot be read are left out, and told as `unreadable`; an empty list is a list. */
const catalog = z.pipe(
  catalogTold,
  z.transform(({ catalogVersion, findings, surfaces, evolutions }) => {
    const unreadable = findings.unread + surfaces.unread + evolutions.unread;
    return {
      catalogVersion,
      findings: findings.read,
      surfaces: surfaces.read,
      evolutions: evolutions.read,
      ...(unreadable > 0 && { unreadable }),
    };
  }),
);

export const readOdontogramCatalog = defineOperation(odontogramRoutes.catalog, {
  summary: 'Read what can be charted, in the language of Accept-Language',
  origin: 'documented',
  scope: 'emr:read',
  roles: ['dentist', 'admin'],
  feature: 'odontogram',
  concerns: { of: 'nothing' },
  envelope: 'A',
  inLanguageAsked: true,
  response: mended(catalog, (sent) => withDefaults(sent, () => ({ surfaces: [], evolutions: [] }))),
});
