import { DeadEnd } from '@/components/ui/states/dead-end';

export default function NotFound() {
  return (
    <main className="flex min-h-dvh items-center">
      <DeadEnd why="notFound" />
    </main>
  );
}
