/** What to quote when asking for help; the same id stands in the logs. */
export function Correlation({ label, id }: { label: string; id: string }) {
  return (
    <p className="mt-2 text-sm">
      {label} <code className="font-mono text-ink select-all">{id}</code>
    </p>
  );
}
