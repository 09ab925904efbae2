/**
 * What attempts from an address are counted under. Whoever has one IPv6 address has the 2⁶⁴ of
 * its network, so those count as one.
 */
export function network(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const before = groups(head);
  const after = groups(tail ?? '');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const all = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return `${all.slice(0, 4).join(':')}::/64`;
}

function groups(part: string): string[] {
  if (part === '') return [];
  return part.split(':').map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
