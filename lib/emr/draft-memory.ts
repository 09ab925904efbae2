/**
 * What was being written when its page was left, for whoever comes back: in this tab, until the page is
 * loaded anew (as at sign-out), and nowhere else. Health data is not for a browser's storage.
 */
const drafts = new Map<string, { readonly draft: unknown; readonly patient: string }>();

export interface DraftName {
  /** What is written, of whom and of which visit. It is also the scope of the change that it is sent with. */
  readonly id: string;
  /** The patient's name, to say whose draft it is. */
  readonly patient: string;
}

export interface DraftPlace<Draft> {
  readonly read: () => Draft | undefined;
  readonly keep: (draft: Draft) => void;
  readonly forget: () => void;
}

/** The place of one draft. Whoever keeps it is the only one to read it, so that its kind is known. */
export function draftPlace<Draft>({ id, patient }: DraftName): DraftPlace<Draft> {
  return {
    read: () => drafts.get(id)?.draft as Draft | undefined,
    keep: (draft) => {
      drafts.set(id, { draft, patient });
      window.addEventListener('beforeunload', guardTab);
    },
    forget: () => {
      drafts.delete(id);
      if (drafts.size === 0) window.removeEventListener('beforeunload', guardTab);
    },
  };
}

/** The names of those of whom something is kept, each once, where the draft with this id is asked for. */
export function patientsOfDrafts(isAskedFor: (id: string) => boolean): string[] {
  const kept = [...drafts].filter(([id]) => isAskedFor(id));
  return [...new Set(kept.map(([, { patient }]) => patient))];
}

/** At sign-out. In this tab the person has been asked; in others it ends as the session does. */
export function forgetDrafts(): void {
  drafts.clear();
}

/** Wherever in the application one is by then: closing the tab, or loading it anew, loses them. */
function guardTab(event: BeforeUnloadEvent): void {
  if (drafts.size > 0) event.preventDefault();
}
