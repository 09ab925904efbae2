/** What the application says of itself at its own `/metrics`. */
export async function metricOf(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const value = text
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length);
  if (value === undefined) throw new Error(`The application does not say its ${name}.`);
  return Number(value);
}
