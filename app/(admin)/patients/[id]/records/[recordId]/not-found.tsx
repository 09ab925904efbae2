import { NotHere } from '@/components/ui/not-here';

export default function RecordNotFound() {
  return <NotHere what="record" />;
}
