import { Link } from '@/components/ui/link';
import { ID_PATTERN } from '@/lib/contract/limits';

interface PatientLinkProps {
  id: string;
  /** Where it could be read. */
  name: string | undefined;
}

export function PatientLink({ id, name = id }: PatientLinkProps) {
  // Whoever asked for what is no id is on the trail with it; it leads nowhere.
  if (!ID_PATTERN.test(id)) return <span>{name}</span>;
  return (
    <Link href={`/patients/${id}`} className="text-accent underline-offset-2 hover:underline">
      {name}
    </Link>
  );
}
