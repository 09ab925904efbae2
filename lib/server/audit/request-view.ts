import type { Action } from '@/lib/kit/audit-actions';
import { note, recordView, requireRoomForNotes } from './audit';
import type { AuditEntry } from './audit-entry';

/**
 * The rows of one request that shows patients: one for each person whose data is on it, and one for its
 * lists, however many reads it takes.
 */
export class RequestView {
  private readonly rows = new Map<string, Promise<void>>();
  private readonly listed = new Set<string>();
  private list: AuditEntry | undefined;
  private isOver = false;

  /**
   * `screen`: what the page as a whole is called on the trail; its reads by themselves say less.
   * `about`: what the page is about beside people.
   */
  constructor(
    private readonly screen?: Action,
    private readonly about?: AuditEntry['detail'],
  ) {}

  /** One person's data. Durable before it resolves. Rejects with `AuditUnavailableError`. */
  ofPatient(entry: AuditEntry, patientId: string): Promise<void> {
    const row = this.rows.get(patientId) ?? recordView({ ...this.named(entry), patientId });
    this.rows.set(patientId, row);
    return row;
  }

  /** A list that names these patients. Throws `AuditUnavailableError`. */
  ofList(entry: AuditEntry, patientIds: readonly string[]): void {
    requireRoomForNotes();
    this.names(patientIds);
    this.list ??= this.named(entry);
    if (this.isOver) this.close();
  }

  /** Patients who are among those that a list of the request names. */
  names(patientIds: readonly string[]): void {
    for (const id of patientIds) this.listed.add(id);
  }

  /** The request is answered: writes the row of its lists, unless all whom they name have one. */
  close(): void {
    this.isOver = true;
    const { list } = this;
    this.list = undefined;
    if (list === undefined) return;
    const named = [...this.listed];
    if (named.length > 0 && named.every((id) => this.rows.has(id))) return;
    note({ ...list, ...(named.length > 0 && { patientIds: named.sort() }) });
  }

  private named({ detail, ...entry }: AuditEntry): AuditEntry {
    const { screen = entry.action } = this;
    // What the read says of itself is not true of the page as a whole.
    const said = { ...(screen === entry.action && detail), ...this.about };
    return { ...entry, action: screen, ...(Object.keys(said).length > 0 && { detail: said }) };
  }
}
