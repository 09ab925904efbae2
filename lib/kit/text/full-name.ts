/**
 * Characters that show nothing themselves and turn or join what stands around them: embeddings,
 * overrides, isolates and marks of direction, spaces without width, soft hyphens. The joiners
 * (U+200C, U+200D) belong to scripts and pictures, and are told only where Latin letters need none.
 */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|(?<=^|[\s\p{Script=Latin}])[\u200c\u200d]/gu;
/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}]/u;

/**
 * A name that the service told, as it is shown: what would reverse or hide text is seen as �, and
 * letters from right to left turn nothing around them, also in titles and labels.
 */
export function shownName(name: string): string {
  const visible = name.trim().replace(INVISIBLE, '\ufffd');
  return RIGHT_TO_LEFT.test(visible) ? `\u2068${visible}\u2069` : visible;
}

/** Given names and surnames as one line; a person may have only one of them. */
export function fullName(person: {
  readonly firstName: string;
  readonly lastName: string;
}): string {
  return shownName(`${person.firstName.trim()} ${person.lastName.trim()}`);
}
