import { browserDialogs } from './browser-dialogs.mjs';
import { clientBoundary } from './client-boundary.mjs';
import { deadReferences } from './dead-references.mjs';
import { domainConstants } from './domain-constants.mjs';
import { fileLength } from './file-length.mjs';
import { formShells } from './form-shells.mjs';
import { importDirections } from './import-directions.mjs';
import { jsxForbidden } from './jsx-forbidden.mjs';
import { jsxWords } from './jsx-words.mjs';
import { lockfile } from './lockfile.mjs';
import { machinePaths } from './machine-paths.mjs';
import { messageKeys } from './message-keys.mjs';
import { messageParity } from './message-parity.mjs';
import { noBarrels } from './no-barrels.mjs';

/** @type {import('./check.mjs').Check[]} */
export const checks = [
  importDirections,
  clientBoundary,
  noBarrels,
  jsxWords,
  jsxForbidden,
  formShells,
  browserDialogs,
  messageParity,
  messageKeys,
  domainConstants,
  fileLength,
  lockfile,
  machinePaths,
  deadReferences,
];
