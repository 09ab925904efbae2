import { isCode, isTest, lineAt } from './check.mjs';
import { importsOf } from './imports.mjs';

/**
 * What a folder may import from this repository. The first row that matches the importing file counts.
 * Packages are free, except where `refused` names those it must not use. The shapes of `lib/storage`
 * may be named wherever its values are handed on.
 * @type {{ from: RegExp, may: RegExp, refused?: RegExp }[]}
 */
const rows = [
  { from: /^lib\/contract\//, may: /^lib\/contract\//, refused: /^(?!zod\/mini$)/ },
  { from: /^lib\/rules\//, may: /^lib\/(contract|rules)\// },
  { from: /^lib\/storage\//, may: /^lib\/storage\// },
  { from: /^lib\/(audit\/|db\/|settings\/|(log|start)\.server\.ts$)/, may: /^lib\// },
  { from: /^lib\//, may: /^(lib\/(?!storage\/)|messages\/)/ },
  {
    from: /^components\/ui\//,
    may: /^components\/ui\//,
    refused: /^(next\/(navigation|router)|@tanstack\/react-query)$/,
  },
  { from: /^components\//, may: /^(components\/|lib\/(?!storage\/|db\/)|messages\/)/ },
  { from: /^clinic-service\//, may: /^(clinic-service\/|lib\/(contract|rules|storage)\/)/ },
  { from: /^app\//, may: /^(app\/|components\/|lib\/(?!storage\/)|messages\/)/ },
  { from: /^front\//, may: /^front\// },
  { from: /^(instrumentation|instrumentation-client|next\.config)\.ts$/, may: /^lib\// },
];

/** Tests, and what people run by hand, reach everywhere. */
const free = /^(scripts|bench|e2e)\/|\.d\.ts$|^(vitest|playwright|drizzle)\.config\.ts$/;

/** @type {import('./check.mjs').Check} */
export const importDirections = {
  name: 'imports go in one direction',
  find(files) {
    const paths = new Set(files.map((file) => file.path));
    const resources = resourceNames(paths);
    return files
      .filter(({ path }) => isCode(path) && !isTest(path) && !free.test(path))
      .flatMap((file) =>
        importsOf(file, paths).flatMap(({ specifier, path, offset, typeOnly }) => {
          if (typeOnly && path?.startsWith('lib/storage/')) return [];
          const message =
            path === undefined
              ? refusedPackage(file.path, specifier)
              : refusedFile(file.path, path, resources);
          if (message === undefined) return [];
          return [{ path: file.path, line: lineAt(file.text, offset), message }];
        }),
      );
  },
};

/**
 * @param {string} from
 * @param {string} to
 * @param {ReadonlySet<string>} resources
 */
function refusedFile(from, to, resources) {
  const row = rows.find((candidate) => candidate.from.test(from));
  if (row && !row.may.test(to)) return `Files of this folder must not import ${to}.`;
  const own = componentFolder(from);
  const other = componentFolder(to);
  if (own && other && own !== other && resources.has(own) && resources.has(other)) {
    return `components/${own} must not import components/${other}: each resource stands alone.`;
  }
  return undefined;
}

/**
 * @param {string} from
 * @param {string} specifier
 */
function refusedPackage(from, specifier) {
  const row = rows.find((candidate) => candidate.from.test(from));
  return row?.refused?.test(specifier)
    ? `Files of this folder must not import ${specifier}.`
    : undefined;
}

/** @param {string} path */
function componentFolder(path) {
  return /^components\/([^/]+)\//.exec(path)?.[1];
}

/**
 * The resources are what the contract or the queries have a file for.
 * @param {ReadonlySet<string>} paths
 */
function resourceNames(paths) {
  const names = [...paths].map(
    (path) => /^lib\/(?:contract|queries)\/([^/.]+)\.ts$/.exec(path)?.[1] ?? '',
  );
  return new Set(names);
}
