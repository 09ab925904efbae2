/** Stands for a finding that the catalog does not have. */
export function UnknownGlyph() {
  return (
    <span
      aria-hidden="true"
      className="m-1 inline-flex size-6 shrink-0 items-center justify-center rounded-sm border border-dashed border-line-strong text-sm font-semibold text-ink-muted"
    >
      ?
    </span>
  );
}
