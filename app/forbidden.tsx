import { DeadEnd } from '@/components/ui/dead-end';

export default function Forbidden() {
  return (
    <main className="flex min-h-dvh items-center">
      <DeadEnd why="noAccess" />
    </main>
  );
}
