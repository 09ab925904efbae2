/** Given names and surnames as one line; a person may have only one of them. */
export function fullName(person: {
  readonly firstName: string;
  readonly lastName: string;
}): string {
  return `${person.firstName.trim()} ${person.lastName.trim()}`.trim();
}
