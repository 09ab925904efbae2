/** What a text of the clinic may say of an appointment. No procedure: it is read on a locked screen. */
const PLACES = {
  nombre: 'name',
  fecha: 'date',
  hora: 'time',
  sede: 'place',
  name: 'name',
  date: 'date',
  time: 'time',
  place: 'place',
} as const;

export type ConfirmationValues = Readonly<Record<(typeof PLACES)[keyof typeof PLACES], string>>;

const PLACE = /\{([^{}\n]*)\}/g;

function memberOf(word: string): keyof ConfirmationValues | undefined {
  const name = word.trim().toLowerCase();
  return Object.hasOwn(PLACES, name) ? PLACES[name as keyof typeof PLACES] : undefined;
}

/** The words in braces that stand for nothing, as they were typed. */
export function unknownPlaces(text: string): string[] {
  return [...text.matchAll(PLACE)].flatMap(([typed, word = '']) => (memberOf(word) ? [] : [typed]));
}

/** The text with the values in it. Braces within a value stay as they are. */
export function fillConfirmation(text: string, values: ConfirmationValues): string {
  return text.replace(PLACE, (typed, word: string) => {
    const member = memberOf(word);
    return member === undefined ? typed : values[member];
  });
}
