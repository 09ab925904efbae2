import { DeadEnd } from '@/components/ui/dead-end';

export default function NotFound() {
  return <DeadEnd why="notFound" />;
}
