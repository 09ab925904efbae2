import { NotHere } from '@/components/ui/not-here';

export default function PrescriptionNotFound() {
  return <NotHere what="prescription" />;
}
