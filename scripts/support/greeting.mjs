/**
 * What a person needs after a start: where to go, whom to sign in as, how long it took.
 * @param {{ appUrl: string, demo: import('./preflight.mjs').DemoAccounts | undefined, seconds?: number }} start without `seconds` it does not serve yet
 */
export function greeting({ appUrl, demo, seconds }) {
  const lines = ['', `  Clinic admin   ${appUrl}`];
  if (demo) {
    const [first, ...others] = demo.emails;
    lines.push(
      `  Demo accounts  ${first ?? ''}`,
      ...others.map((email) => `                 ${email}`),
      `  Password       ${demo.password}`,
    );
  }
  const ready = seconds === undefined ? '' : `Ready in ${seconds.toFixed(1)} s. `;
  lines.push('', `  ${ready}Ctrl-C ends it.`, '');
  return lines.join('\n');
}
