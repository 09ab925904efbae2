export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-sm border border-line-strong/60 px-1 font-sans text-xs whitespace-nowrap text-ink-muted">
      {children}
    </kbd>
  );
}
