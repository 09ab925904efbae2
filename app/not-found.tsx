import { NotFoundState } from '@/components/ui/not-found-state';

export default function NotFound() {
  return (
    <main className="flex min-h-dvh items-center">
      <NotFoundState />
    </main>
  );
}
