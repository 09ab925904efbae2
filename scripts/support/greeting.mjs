/**
 * What a person needs after a start: where to go, whom to sign in as, how long it took.
 * @param {{ appUrl: string, demo: import('./preflight.mjs').DemoAccounts | undefined, seconds: number }} start
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
  lines.push('', `  Ready in ${seconds.toFixed(1)} s. Ctrl-C ends it.`, '');
  return lines.join('\n');
}
