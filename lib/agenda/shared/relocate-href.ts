/** The address of the people whom a doctor who is out leaves behind. */
export function relocateHref(doctorId: string, date: string): string {
  return `/agenda/out/${encodeURIComponent(doctorId)}?date=${date}`;
}
