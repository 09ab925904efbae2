import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * The messages of one language, flat: `patients.title` → the ICU message.
 * @param {string} text of the JSON file
 * @returns {Map<string, string>}
 */
export function flatten(text) {
  /** @type {Map<string, string>} */
  const messages = new Map();
  /** @type {(value: unknown, path: string) => void} */
  const add = (value, path) => {
    if (typeof value === 'string') messages.set(path, value);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        add(inner, path === '' ? key : `${path}.${key}`);
      }
    }
  };
  add(JSON.parse(text), '');
  return messages;
}

/**
 * What a message asks its caller for: `count: plural`, `name: argument`, `link: tag`.
 * @param {string} message
 * @returns {string[]} sorted
 */
export function argumentsOf(message) {
  /** @type {Set<string>} */
  const found = new Set();
  collect(parse(message), found);
  return [...found].sort();
}

/**
 * @param {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} elements
 * @param {Set<string>} found
 */
function collect(elements, found) {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    found.add(`${element.value}: ${TYPE[element.type]}`);
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const option of Object.values(element.options)) collect(option.value, found);
    }
    if (element.type === TYPE.tag) collect(element.children, found);
  }
}
