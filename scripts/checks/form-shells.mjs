import { isTest, lineAt } from './check.mjs';
import { syntaxOf, walk } from './syntax.mjs';

/** Signing in comes before there is anything to change; the shells themselves hold the element. */
const folders = /^(components\/form|app\/\(auth\))\//;

/** Forms that change nothing by themselves, or are part of an editor, each with the reason. */
const without = new Map([
  ['components/agenda/details/appointment-notes.tsx', 'stands inside the details of the agenda'],
  ['components/audit/head-from-file.tsx', 'has the trail checked'],
  ['components/billing/export/export-form.tsx', 'makes a file'],
  ['components/billing/invoices/new/plan-dialog.tsx', 'chooses lines for the form around it'],
  ['components/odontogram/dialogs/batch-dialog.tsx', 'is part of the chart editor'],
  ['components/odontogram/panel/finding-form.tsx', 'is part of the chart editor'],
  ['components/patients/patient-search.tsx', 'searches'],
  ['components/schedules/open-by-id.tsx', 'leads to an address'],
  ['components/shell/session/renew-session.tsx', 'signs in again'],
]);

const elements = new Set(['form', 'PageForm']);

/** @type {import('./check.mjs').Check} */
export const formShells = {
  name: 'forms stand in the shells',
  find(files) {
    return files
      .filter(({ path }) => path.endsWith('.tsx') && !isTest(path))
      .filter(({ path }) => /^(app|components)\//.test(path))
      .filter(({ path }) => !folders.test(path) && !without.has(path))
      .flatMap((file) => {
        /** @type {import('./check.mjs').Finding[]} */
        const found = [];
        walk(syntaxOf(file), (node) => {
          if (node.type === 'JSXOpeningElement' && elements.has(node.name.name)) {
            const message = 'A form stands in FormShell, FormDialog or PanelShell (decision 33).';
            found.push({ path: file.path, line: lineAt(file.text, node.start), message });
          }
          return true;
        });
        return found;
      });
  },
};
