import { cx } from '@/components/ui/cx';
import type { Location } from '@/lib/contract/locations';

/** What a patient knows the clinic by, at the head of what is printed. */
export function ClinicPlaces({
  places,
  className,
}: {
  places: readonly Location[];
  className?: string;
}) {
  if (places.length === 0) return null;
  return (
    <ul className={cx('mb-3 text-sm', className)}>
      {places.map(({ id, name, address, phone }) => (
        <li key={id}>
          <span className="font-semibold">{name}</span>
          {[address, phone].map((each) => each && ` · ${each}`)}
        </li>
      ))}
    </ul>
  );
}
