import { NoAccess } from '@/components/ui/no-access';

export default function Forbidden() {
  return <NoAccess />;
}
