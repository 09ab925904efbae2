import { isTest, lineAt } from './check.mjs';
import { stringValue, syntaxOf, walk } from './syntax.mjs';

/** Attributes whose value a person sees or hears. */
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
]);

/** Names of keys and code are the same in every language. */
const wordless = new Set(['kbd', 'Kbd', 'code']);

/** @type {import('./check.mjs').Check} */
export const jsxWords = {
  name: 'no words in JSX: they are in messages',
  find(files) {
    return files
      .filter((file) => file.path.endsWith('.tsx') && !isTest(file.path))
      .flatMap((file) =>
        wordsIn(syntaxOf(file)).map(({ offset, word }) => ({
          path: file.path,
          line: lineAt(file.text, offset),
          message: `"${word}" belongs in messages.`,
        })),
      );
  },
};

/** @param {import('./syntax.mjs').Node} program */
function wordsIn(program) {
  /** @type {{ offset: number, word: string }[]} */
  const found = [];
  /** @type {Add} */
  const add = (node, text) => {
    if (!/\p{L}/u.test(text)) return;
    const offset = node.start + (/\S/.exec(text)?.index ?? 0);
    found.push({ offset, word: text.trim().replace(/\s+/g, ' ') });
  };
  walk(program, (node) => {
    if (node.type === 'JSXElement' && wordless.has(node.openingElement.name.name)) return false;
    if (node.type === 'JSXText') add(node, node.value);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node.children) {
        if (child.type === 'JSXExpressionContainer') eachShown(child.expression, add);
      }
    }
    if (node.type === 'JSXAttribute' && spoken.has(node.name.name) && node.value) {
      const { value } = node;
      eachShown(value.type === 'JSXExpressionContainer' ? value.expression : value, add);
    }
    return true;
  });
  return found;
}

/**
 * Strings that an expression may come to, without looking into calls.
 * @typedef {(node: import('./syntax.mjs').Node, text: string) => void} Add
 * @param {import('./syntax.mjs').Node} node
 * @param {Add} add
 */
function eachShown(node, add) {
  const value = stringValue(node);
  if (value !== undefined) {
    add(node, value);
  } else if (node.type === 'TemplateLiteral') {
    for (const part of node.quasis) add(part, part.value.cooked);
  } else if (node.type === 'ConditionalExpression') {
    eachShown(node.consequent, add);
    eachShown(node.alternate, add);
  } else if (node.type === 'LogicalExpression') {
    if (node.operator !== '&&') eachShown(node.left, add);
    eachShown(node.right, add);
  }
}
