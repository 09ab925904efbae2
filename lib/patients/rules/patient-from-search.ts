import { isDocumentType } from '@/lib/kit/text/identity';
import { withoutDocumentType } from '@/lib/kit/text/search-words';

/** What a search for somebody already says of them; members that it does not say are empty. */
export interface SearchedPatient {
  readonly firstName: string;
  readonly lastName: string;
  readonly documentType: string;
  readonly documentNumber: string;
  readonly phone: string;
  readonly email: string;
}

/** Small words that belong to the name after them: "De la Hoz". */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y']);

/** The address of the form for a new patient, with the search that found nobody. */
export function newPatientHref(search: string): string {
  const trimmed = search.trim();
  return trimmed === ''
    ? '/patients/new'
    : `/patients/new?${new URLSearchParams({ search: trimmed })}`;
}

/**
 * Where each word of a search that found nobody belongs in the form: digits are the document, or the
 * phone where they can be nothing else; words are the name, given names first unless a comma says
 * otherwise. A guess that saves typing: the person sees it and corrects it.
 */
export function patientFromSearch(search: string): SearchedPatient {
  const clean = search.replace(/\p{C}/gu, ' ').trim();
  const rest = withoutDocumentType(clean);
  const type = clean
    .slice(0, clean.length - rest.length)
    .replace(/[^a-z]/gi, '')
    .toUpperCase();
  const parts = rest.split(/\s+/).filter(Boolean);
  const email = parts.find((part) => /^[^@\s]+@[^@\s]+$/.test(part)) ?? '';
  const numbers = parts.filter((part) => part !== email && /\d/.test(part));
  const number = numbers.join(' ');
  const isPhone =
    type === '' && (number.startsWith('+') || /^3\d{9}$/.test(number.replace(/\D/g, '')));
  const words = parts.filter((part) => part !== email && /\p{L}/u.test(part) && !/\d/.test(part));
  return {
    ...names(words),
    documentType: isDocumentType(type) ? type : '',
    documentNumber: isPhone ? '' : number,
    phone: isPhone ? number : '',
    email,
  };
}

function names(words: readonly string[]): Pick<SearchedPatient, 'firstName' | 'lastName'> {
  const written = words.map(capitalized);
  const text = written.join(' ');
  const comma = text.indexOf(',');
  if (comma !== -1) {
    const firstName = text
      .slice(comma + 1)
      .replaceAll(',', '')
      .trim();
    return { firstName, lastName: text.slice(0, comma).trim() };
  }
  const units = withParticles(written);
  // Two surnames are usual: the last two, of which at least the first is a given name.
  const given = Math.max(1, units.length - 2);
  return { firstName: units.slice(0, given).join(' '), lastName: units.slice(given).join(' ') };
}

function withParticles(words: readonly string[]): string[] {
  const units: string[] = [];
  let particles = '';
  for (const word of words) {
    if (PARTICLES.has(word.toLowerCase())) particles += `${word} `;
    else {
      units.push(particles + word);
      particles = '';
    }
  }
  return particles === '' ? units : [...units, particles.trim()];
}

/** As names are written, where somebody searched in small letters; else as it was typed. */
function capitalized(word: string): string {
  if (word !== word.toLowerCase() || PARTICLES.has(word)) return word;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
