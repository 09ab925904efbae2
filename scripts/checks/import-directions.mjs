import { dirname } from 'node:path';
import { isCode, isTest, lineAt } from './check.mjs';
import { importsOf } from './imports.mjs';

/** The same names in `lib` and `components`. Everything else there is core, which knows no feature. */
const FEATURES = [
  'agenda',
  'audit',
  'billing',
  'clinic',
  'connection',
  'odontogram',
  'patients',
  'procedures',
  'records',
  'schedules',
  'staff',
  'today',
];

const feature = FEATURES.join('|');
const featureFile = new RegExp(`^(?:lib|components)/(${feature})/`);
/** What a feature lends to others. */
const lent = new RegExp(`^(?:lib|components)/(?:${feature})/(?:shared|rules)/`);

/**
 * What a folder may import from this repository. The first row that matches the importing file counts.
 * Packages are free, except where `refused` names those it must not use. The shapes of
 * `lib/server/storage` may be named wherever its values are handed on.
 * @type {{ from: RegExp, may: RegExp, refused?: RegExp }[]}
 */
const rows = [
  { from: /^lib\/contract\//, may: /^lib\/contract\//, refused: /^(?!zod\/mini$)/ },
  { from: /^lib\/kit\//, may: /^lib\/(contract|kit)\// },
  { from: /^lib\/server\/storage\//, may: /^lib\/server\/storage\// },
  { from: /^lib\/(server\/|[^/]+$)/, may: /^(lib|messages)\// },
  { from: /^lib\//, may: /^(lib\/(?!server\/storage\/)|messages\/)/ },
  {
    from: /^components\/ui\//,
    may: /^components\/ui\//,
    refused: /^(next\/(navigation|router)|@tanstack\/react-query)$/,
  },
  {
    from: /^components\//,
    may: /^(components\/|lib\/(?!server\/(storage|db)\/)|messages\/)/,
  },
  {
    from: /^clinic-service\//,
    may: new RegExp(`^(clinic-service|lib/(contract|kit|server/storage|(${feature})/rules))/`),
  },
  { from: /^app\//, may: /^(app\/|components\/|lib\/(?!server\/storage\/)|messages\/)/ },
  { from: /^front\//, may: /^front\// },
  { from: /^(instrumentation|instrumentation-client|next\.config)\.ts$/, may: /^lib\// },
];

/** Core that puts features together: it names all of them, or what they lend. */
const composes = /^(lib\/[^/]+|components\/shell\/.+)$/;

/** Tests, and what people run by hand, reach everywhere. */
const free = /^(scripts|bench|e2e)\/|\.d\.ts$|^(vitest|playwright|drizzle)\.config\.ts$/;

/** @type {import('./check.mjs').Check} */
export const importDirections = {
  name: 'imports go in one direction',
  find(files) {
    const paths = new Set(files.map((file) => file.path));
    const checked = files
      .filter(({ path }) => isCode(path) && !isTest(path) && !free.test(path))
      .flatMap((file) => importsOf(file, paths).map((one) => ({ file, ...one })));
    const refused = checked.flatMap(({ file, specifier, path, offset, typeOnly }) => {
      if (typeOnly && path?.startsWith('lib/server/storage/')) return [];
      const message =
        path === undefined ? refusedPackage(file.path, specifier) : refusedFile(file.path, path);
      if (message === undefined) return [];
      return [{ path: file.path, line: lineAt(file.text, offset), message }];
    });
    return [...refused, ...mutual(checked)];
  },
};

/**
 * @param {string} from
 * @param {string} to
 */
function refusedFile(from, to) {
  const row = rows.find((candidate) => candidate.from.test(from));
  if (row && !row.may.test(to)) return `Files of this folder must not import ${to}.`;
  const [own, other] = [featureOf(from), featureOf(to)];
  if (other === undefined || own === other || !/^(lib|components)\//.test(from)) return undefined;
  if (own === undefined) {
    const may = from.startsWith('lib/')
      ? composes.test(from)
      : composes.test(from) && lent.test(to);
    return may ? undefined : `Core must not import the feature ${other} (${to}).`;
  }
  return lent.test(to)
    ? undefined
    : `${own} must not import ${to}: of another feature only what is in its shared or rules.`;
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
function featureOf(path) {
  return featureFile.exec(path)?.[1];
}

/**
 * Folders of `lib` that import each other: one finding for each pair.
 * @param {{ file: import('./check.mjs').SourceFile, path: string | undefined }[]} checked
 */
function mutual(checked) {
  /** @type {Map<string, string>} */
  const edges = new Map();
  for (const { file, path } of checked) {
    const [from, to] = [folderOf(file.path), path && folderOf(path)];
    if (from && to && from !== to) edges.set(`${from} ${to}`, file.path);
  }
  return [...edges].flatMap(([edge, path]) => {
    const [from = '', to = ''] = edge.split(' ');
    if (from > to || !edges.has(`${to} ${from}`)) return [];
    return [
      { path, message: `${from} and ${to} import each other (${edges.get(`${to} ${from}`)}).` },
    ];
  });
}

/** @param {string} path */
function folderOf(path) {
  const folder = dirname(path);
  return /^lib\/server\/[^/]+/.exec(folder)?.[0] ?? /^lib\/[^/]+/.exec(folder)?.[0];
}
