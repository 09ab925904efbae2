import { NotHere } from '@/components/ui/states/not-here';

export default function PrescriptionNotFound() {
  return <NotHere what="prescription" />;
}
