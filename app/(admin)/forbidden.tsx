import { DeadEnd } from '@/components/ui/states/dead-end';

export default function Forbidden() {
  return <DeadEnd why="noAccess" />;
}
