import { parseSync, visitorKeys } from 'oxc-parser';
import { Problem } from '../support/problem.mjs';

/**
 * A node of the syntax tree (ESTree, with TypeScript and JSX).
 * @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node
 */

/** @type {WeakMap<import('./check.mjs').SourceFile, Node>} */
const parsed = new WeakMap();

/**
 * The syntax tree of a file, made once.
 * @param {import('./check.mjs').SourceFile} file
 * @returns {Node}
 */
export function syntaxOf(file) {
  const known = parsed.get(file);
  if (known) return known;
  const { program, errors } = parseSync(file.path, file.text);
  const [error] = errors;
  if (error) throw new Problem(`${file.path} cannot be parsed: ${error.message}`);
  const node = /** @type {Node} */ (/** @type {unknown} */ (program));
  parsed.set(file, node);
  return node;
}

/**
 * Calls `visit` for every node below `node`, parents first. Returning false leaves out what is inside.
 * @param {Node} node
 * @param {(node: Node) => boolean} visit
 */
export function walk(node, visit) {
  if (!visit(node)) return;
  for (const key of visitorKeys[node.type] ?? []) {
    const value = node[key];
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child) walk(child, visit);
    }
  }
}

/**
 * @param {Node} node
 * @returns {string | undefined} the value of a string, also of a template without holes
 */
export function stringValue(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0].value.cooked;
  }
  return undefined;
}
