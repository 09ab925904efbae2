import type { SettingName } from './setting-names';

/** Environment variables, where an empty one counts as absent. Gathers what is wrong as it reads. */
export class Source {
  readonly problems: string[] = [];

  constructor(private readonly values: Readonly<Record<string, string | undefined>>) {}

  text(name: SettingName): string | undefined {
    const value = this.values[name]?.trim();
    return value ? value : undefined;
  }

  refuse(problem: string): void {
    this.problems.push(problem);
  }

  port(name: SettingName, fallback: number): number {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const port = Number(value);
    if (/^\d{1,5}$/.test(value) && port >= 1 && port <= 65_535) return port;
    this.refuse(`${name} must be a port between 1 and 65535.`);
    return fallback;
  }

  /** A whole number, both ends included. */
  count(name: SettingName, [least, most]: readonly [number, number], fallback: number): number {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const count = Number(value);
    if (/^\d{1,9}$/.test(value) && count >= least && count <= most) return count;
    this.refuse(`${name} must be a whole number from ${least} to ${most}.`);
    return fallback;
  }

  choice<T extends string>(name: SettingName, values: readonly T[], fallback: T): T {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const found = values.find((candidate) => candidate === value);
    if (found === undefined) this.refuse(`${name} must be one of: ${values.join(', ')}.`);
    return found ?? fallback;
  }

  flag(name: SettingName, fallback: boolean): boolean {
    const on = ['true', '1', 'on', 'yes'];
    const off = ['false', '0', 'off', 'no'];
    const value = this.text(name)?.toLowerCase();
    if (value === undefined) return fallback;
    if (on.includes(value)) return true;
    if (off.includes(value)) return false;
    this.refuse(`${name} must be true or false.`);
    return fallback;
  }

  /** Never says the value: an address may carry a password. */
  url(name: SettingName, protocols: readonly string[]): URL | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url && protocols.includes(url.protocol)) return url;
    this.refuse(`${name} must be an address that begins with ${protocols.join('// or ')}//.`);
    return undefined;
  }
}
