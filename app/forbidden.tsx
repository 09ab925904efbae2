import { NoAccess } from '@/components/ui/no-access';

export default function Forbidden() {
  return (
    <main className="flex min-h-dvh items-center">
      <NoAccess />
    </main>
  );
}
