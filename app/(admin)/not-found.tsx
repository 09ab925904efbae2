import { DeadEnd } from '@/components/ui/states/dead-end';

export default function NotFound() {
  return <DeadEnd why="notFound" />;
}
