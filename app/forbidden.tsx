import { DeadEnd } from '@/components/ui/states/dead-end';

export default function Forbidden() {
  return (
    <main className="flex min-h-dvh items-center">
      <DeadEnd why="noAccess" />
    </main>
  );
}
