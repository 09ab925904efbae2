import { stringValue, syntaxOf, walk } from './syntax.mjs';

/**
 * How one file uses messages, as far as its text tells.
 * @typedef {object} MessageUse
 * @property {{ key: string, offset: number }[]} keys full keys asked for by name
 * @property {Set<string>} open namespaces whose keys are also chosen while running
 * @property {Set<string>} words every string in the file
 * @property {RegExp[]} patterns templates with holes: `status.${value}`
 */

const makers = new Set(['useTranslations', 'getTranslations', 'createTranslator']);
const methods = new Set(['rich', 'markup', 'raw', 'has']);

/**
 * @param {import('./check.mjs').SourceFile} file
 * @returns {MessageUse}
 */
export function messageUse(file) {
  const program = syntaxOf(file);
  const namespaces = translators(program);
  /** @type {MessageUse} */
  const use = { keys: [], open: new Set(), words: new Set(), patterns: [] };
  /** Identifiers seen as the callee of a call whose key is a plain string. */
  const settled = new Set();
  walk(program, (node) => {
    const value = stringValue(node);
    if (value !== undefined) use.words.add(value);
    else if (node.type === 'TemplateLiteral') use.patterns.push(...pattern(node));
    if (node.type === 'CallExpression') {
      const translator = calledTranslator(node.callee, namespaces);
      const key = translator && node.arguments[0] ? stringValue(node.arguments[0]) : undefined;
      if (translator && key !== undefined) {
        settled.add(translator);
        for (const namespace of namespaces.get(translator.name) ?? []) {
          use.keys.push({ key: join(namespace, key), offset: node.start });
        }
      }
    }
    if (node.type === 'VariableDeclarator' && namespaces.has(node.id.name)) settled.add(node.id);
    return true;
  });
  walk(program, (node) => {
    if (node.type === 'Identifier' && namespaces.has(node.name) && !settled.has(node)) {
      for (const namespace of namespaces.get(node.name) ?? []) use.open.add(namespace);
    }
    return true;
  });
  return use;
}

/**
 * Variables that hold a translator, with their namespaces: one name may be used twice in a file.
 * @param {import('./syntax.mjs').Node} program
 * @returns {Map<string, Set<string>>}
 */
function translators(program) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init)
      return true;
    const call = node.init.type === 'AwaitExpression' ? node.init.argument : node.init;
    if (call.type !== 'CallExpression' || !makers.has(call.callee.name)) return true;
    const known = found.get(node.id.name) ?? new Set();
    found.set(node.id.name, known.add(namespaceOf(call.arguments[0])));
    return true;
  });
  return found;
}

/** @param {import('./syntax.mjs').Node | undefined} argument */
function namespaceOf(argument) {
  if (argument?.type !== 'ObjectExpression') return (argument && stringValue(argument)) ?? '';
  /** @type {import('./syntax.mjs').Node | undefined} */
  const property = argument.properties.find(
    (/** @type {import('./syntax.mjs').Node} */ candidate) => candidate.key?.name === 'namespace',
  );
  return (property && stringValue(property.value)) ?? '';
}

/**
 * @param {import('./syntax.mjs').Node} callee of `t('…')` or `t.rich('…')`
 * @param {ReadonlyMap<string, unknown>} namespaces
 * @returns {import('./syntax.mjs').Node | undefined} the identifier of the translator
 */
function calledTranslator(callee, namespaces) {
  const target =
    callee.type === 'MemberExpression' && methods.has(callee.property.name)
      ? callee.object
      : callee;
  return target.type === 'Identifier' && namespaces.has(target.name) ? target : undefined;
}

/**
 * A template of holes alone says nothing about a key.
 * @param {import('./syntax.mjs').Node} template
 * @returns {RegExp[]} none or one
 */
function pattern(template) {
  /** @type {string[]} */
  const parts = template.quasis.map(
    (/** @type {import('./syntax.mjs').Node} */ part) => part.value.cooked,
  );
  if (!parts.some((part) => /[a-z.]/i.test(part))) return [];
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return [new RegExp(`^${escaped.join('[\\w-]+')}$`)];
}

/**
 * @param {string} namespace
 * @param {string} key
 */
function join(namespace, key) {
  return namespace === '' ? key : `${namespace}.${key}`;
}
