/** The product's mark: a cross made of five appointment slots, one of them taken. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <g fill="currentColor">
        <rect x="12" y="3" width="8" height="8" rx="2" />
        <rect x="3" y="12" width="8" height="8" rx="2" />
        <rect x="12" y="12" width="8" height="8" rx="2" />
        <rect x="12" y="21" width="8" height="8" rx="2" />
      </g>
      <rect x="21" y="12" width="8" height="8" rx="2" className="fill-rail-mark" />
    </svg>
  );
}
