import type { readOdontogramCatalog as operation } from '@/lib/contract/odontogram-catalog';
import type { OperationResult } from '@/lib/contract/operation';
import type { Context } from '../context';
import { CATALOG_VERSION } from './catalog';
import { CATALOG, type CatalogEntry, RETIRED } from './catalog-entries';
import { EVOLUTIONS, SURFACES } from './terms';
import { TREATMENTS } from './treatments';

export async function readCatalog({
  language,
}: Context): Promise<OperationResult<typeof operation>> {
  const inLanguage = ({ id, label }: (typeof SURFACES)[number]) => ({ id, label: label[language] });
  return {
    catalogVersion: CATALOG_VERSION,
    findings: CATALOG.map((entry) => shown(entry, language)),
    surfaces: SURFACES.map(inLanguage),
    evolutions: EVOLUTIONS.map((term) => ({ ...inLanguage(term), completes: term.completes })),
    retired: RETIRED.map(inLanguage),
  };
}

function shown({ treatment, label, ...entry }: CatalogEntry, language: Context['language']) {
  const suggested = treatment === null ? undefined : TREATMENTS[treatment];
  return {
    ...entry,
    label: label[language],
    suggestedTreatment: suggested?.name[language] ?? null,
  };
}
