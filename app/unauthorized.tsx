import { DeadEnd } from '@/components/ui/states/dead-end';

/** In place of the framework's own, in English and in styles our policy blocks, on every page. */
export default function Unauthorized() {
  return (
    <main className="flex min-h-dvh items-center">
      <DeadEnd why="noAccess" />
    </main>
  );
}
