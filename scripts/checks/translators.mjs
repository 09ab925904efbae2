import { stringValue, syntaxOf, walk } from './syntax.mjs';

/**
 * How one file uses messages, as far as its text tells.
 * @typedef {object} MessageUse
 * @property {{ key: string, offset: number }[]} keys full keys asked for by name
 * @property {Set<string>} open namespaces whose keys are also chosen while running
 * @property {Set<string>} words every string in the file
 * @property {Set<string>} members what the objects in the file call their members
 * @property {RegExp[]} patterns templates with holes, as what they may come to; each hole is a group
 *
 * @typedef {import('./syntax.mjs').Node} Node
 * Names that are translators where one stands, with their namespaces; undefined for other things
 * that happen to have such a name.
 * @typedef {ReadonlyMap<string, string | undefined>} Scope
 */

const makers = new Set(['useTranslations', 'getTranslations', 'createTranslator']);
const methods = new Set(['rich', 'markup', 'raw', 'has']);
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/**
 * @param {import('./check.mjs').SourceFile} file
 * @returns {MessageUse}
 */
export function messageUse(file) {
  /** @type {MessageUse} */
  const use = { keys: [], open: new Set(), words: new Set(), members: new Set(), patterns: [] };
  look(syntaxOf(file), new Map(), use);
  return use;
}

/**
 * @param {Node} owner a function or the program
 * @param {Scope} outer
 * @param {MessageUse} use is added to
 */
function look(owner, outer, use) {
  const scope = new Map([...outer, ...parameters(owner), ...translators(owner)]);
  /** Identifiers that have been understood. @type {Set<Node>} */
  const settled = new Set();
  walk(owner, (node) => {
    if (node !== owner && functions.has(node.type)) {
      look(node, scope, use);
      return false;
    }
    const value = stringValue(node);
    if (value !== undefined) use.words.add(value);
    else if (node.type === 'TemplateLiteral') use.patterns.push(...pattern(node));
    else if (node.type === 'ObjectExpression') {
      for (const { key } of node.properties) {
        if (key?.type === 'Identifier') use.members.add(key.name);
      }
    }

    if (node.type === 'VariableDeclarator') {
      for (const id of node.id.elements ?? [node.id]) settled.add(id);
    }
    if (node.type === 'CallExpression') {
      const translator = translatorOf(node.callee);
      const namespace = translator && scope.get(translator.name);
      const key = node.arguments[0] && stringValue(node.arguments[0]);
      if (translator && namespace !== undefined && key !== undefined) {
        settled.add(translator);
        use.keys.push({ key: join(namespace, key), offset: node.start });
      }
    }
    if (node.type === 'Identifier' && !settled.has(node)) {
      const namespace = scope.get(node.name);
      if (namespace !== undefined) use.open.add(namespace);
    }
    return true;
  });
}

/**
 * Parameters hide what has the same name outside.
 * @param {Node} owner
 * @returns {Scope}
 */
function parameters(owner) {
  /** @type {Map<string, undefined>} */
  const names = new Map();
  for (const parameter of owner.params ?? []) {
    walk(parameter, (node) => {
      if (node.type === 'Identifier') names.set(node.name, undefined);
      return true;
    });
  }
  return names;
}

/**
 * Translators made in a function itself, not in one inside it.
 * @param {Node} owner
 * @returns {Scope}
 */
function translators(owner) {
  /** @type {Map<string, string>} */
  const found = new Map();
  walk(owner, (node) => {
    if (node !== owner && functions.has(node.type)) return false;
    if (node.type !== 'VariableDeclarator' || !node.init) return true;
    if (node.id.type === 'Identifier') addTranslator(found, node.id, node.init);
    if (node.id.type === 'ArrayPattern') {
      // const [t, …] = await Promise.all([getTranslations(…), …])
      const list = unwrap(node.init).arguments?.[0];
      if (list?.type !== 'ArrayExpression') return true;
      node.id.elements.forEach((/** @type {Node | null} */ id, /** @type {number} */ index) => {
        if (id) addTranslator(found, id, list.elements[index]);
      });
    }
    return true;
  });
  return found;
}

/**
 * @param {Map<string, string>} found is added to
 * @param {Node} id
 * @param {Node | undefined} value
 */
function addTranslator(found, id, value) {
  const call = value && unwrap(value);
  if (call?.type !== 'CallExpression' || !makers.has(call.callee.name)) return;
  found.set(id.name, namespaceOf(call.arguments[0]));
}

/**
 * @param {Node} node
 * @returns {Node}
 */
function unwrap(node) {
  return node.type === 'AwaitExpression' ? node.argument : node;
}

/** @param {Node | undefined} argument */
function namespaceOf(argument) {
  if (argument?.type !== 'ObjectExpression') return (argument && stringValue(argument)) ?? '';
  /** @type {Node | undefined} */
  const property = argument.properties.find(
    (/** @type {Node} */ candidate) => candidate.key?.name === 'namespace',
  );
  return (property && stringValue(property.value)) ?? '';
}

/**
 * @param {Node} callee of `t('…')` or `t.rich('…')`
 * @returns {Node | undefined} the identifier that may be a translator
 */
function translatorOf(callee) {
  const isMethod = callee.type === 'MemberExpression' && methods.has(callee.property.name);
  const target = isMethod ? callee.object : callee;
  return target.type === 'Identifier' ? target : undefined;
}

/**
 * A template of holes alone says nothing about a key.
 * @param {Node} template
 * @returns {RegExp[]} none or one
 */
function pattern(template) {
  /** @type {string[]} */
  const parts = template.quasis.map((/** @type {Node} */ part) => part.value.cooked);
  if (!parts.some((part) => /[a-z.]/i.test(part))) return [];
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return [new RegExp(`^${escaped.join('([\\w-]+)')}$`)];
}

/**
 * @param {string} namespace
 * @param {string} key
 */
function join(namespace, key) {
  return namespace === '' ? key : `${namespace}.${key}`;
}
