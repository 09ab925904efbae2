import { join } from 'node:path';
import { secretFile } from '@/lib/server/storage/secret-file';
import { newApiKey } from './api-key-value';

/**
 * The all-scopes key: the one given, else the one kept in the data folder, made when there is
 * none. Only the owner of the folder may read it.
 */
export function bootstrapKey(given: string | undefined, dataDir: string): string {
  return given ?? secretFile(join(dataDir, 'bootstrap-api-key'), newApiKey);
}
