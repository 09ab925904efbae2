import { NotHere } from '@/components/ui/states/not-here';

export default function PatientNotFound() {
  return <NotHere what="patient" />;
}
