import { DeadEnd } from '@/components/ui/dead-end';

export default function Forbidden() {
  return <DeadEnd why="noAccess" />;
}
