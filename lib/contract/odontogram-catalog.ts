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

/** `completes` is an extension: with this evolution the treatment is done, though it may not be paid. */
const evolutions = () =>
  readableList(
    mended(
      z.object({ id: z.string(), label: z.string(), completes: z.optional(z.boolean()) }),
      (sent) => withDefaults(sent, ({ id }) => ({ label: id })),
    ),
  );

/** What of an entry is no member of the published catalog; a service that says nothing of it has none. */
const extensions = {
  /** What it takes away of a tooth, so that nothing can be on what is gone. */
  removes: z.optional(openEnum('tooth', 'crown')),
  /** It speaks of a tooth without any other finding. */
  excludesOthers: z.optional(z.boolean()),
  /** The entry that stands there once its treatment is done. */
  resultsIn: z.optional(z.string()),
  /** The two entries that it is together, which a tooth has no room for one beside the other. */
  combines: z.optional(z.array(z.string())),
};

const findingTold = z.object({
  id: z.string(),
  label: z.string(),
  scope: openEnum('whole', 'surface'),
  dentition: openEnum('common', 'permanent_only', 'temporary_only'),
  suggestedTreatment: z._default(z.nullable(z.string()), null),
  exclusionGroup: z._default(z.nullable(z.string()), null),
  color: z.string(),
  symbol: z.string(),
  ...extensions,
});
/** What it looks like is not needed to chart it; which places it may have is. */
const catalogFinding = mended(findingTold, (sent) =>
  withDefaults(sent, ({ id }) => ({ label: id, dentition: 'common', color: '', symbol: '' })),
);

const catalogTold = z.object({
  catalogVersion: z.number(),
  findings: readableList(catalogFinding),
  surfaces: terms(),
  evolutions: evolutions(),
  /** An extension: what was charted by earlier catalogs, for charts as they were then. */
  retired: z.optional(terms()),
});

/** Entries that cannot be read are left out, and told as `unreadable`; an empty list is a list. */
const catalog = z.pipe(
  catalogTold,
  z.transform(({ catalogVersion, findings, surfaces, evolutions, retired }) => {
    const unreadable = findings.unread + surfaces.unread + evolutions.unread;
    return {
      catalogVersion,
      findings: findings.read,
      surfaces: surfaces.read,
      evolutions: evolutions.read,
      ...(retired && { retired: retired.read }),
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
