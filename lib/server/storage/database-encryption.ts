const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|)$/i;

/** What a PostgreSQL address lacks, as the end of a sentence that begins with the setting's name. */
export const ENCRYPTION_WANTED =
  'must say how its connection is encrypted, for its server is on another machine: add ?sslmode=verify-full, or ?sslmode=disable where nobody else is on that network';

/**
 * Whether an address leads to another machine and does not say how the connection is encrypted. The
 * driver would send patients' data and its password in the clear. A socket's folder is on this machine.
 */
export function lacksEncryption(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const host = url.searchParams.get('host') ?? url.hostname;
  if (LOCAL.test(host) || host.startsWith('/') || /^%2f/i.test(host)) return false;
  return !/^(disable|require|verify-ca|verify-full|no-verify)$/.test(
    url.searchParams.get('sslmode') ?? '',
  );
}
