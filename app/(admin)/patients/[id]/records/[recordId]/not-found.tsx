import { NotHere } from '@/components/ui/states/not-here';

export default function RecordNotFound() {
  return <NotHere what="record" />;
}
