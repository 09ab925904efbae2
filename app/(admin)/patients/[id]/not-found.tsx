import { NotHere } from '@/components/ui/not-here';

export default function PatientNotFound() {
  return <NotHere what="patient" />;
}
