/** Where reading goes on once a notice about an appointment is gone. */
export function focusEntry(id: string): void {
  document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`)?.focus();
}
