interface Place {
  /** The clinic's date, `YYYY-MM-DD`; absent: today. */
  readonly date?: string;
  readonly view?: 'list';
  readonly status?: 'confirmed';
  /** Whose column alone is shown; `undefined`: everybody's. */
  readonly doctors: string | undefined;
}

/** The agenda where it shows what Today tells of it. */
export function agendaAddress(place: Place): string {
  const given = Object.entries(place).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams(given).toString();
  return query === '' ? '/agenda' : `/agenda?${query}`;
}
