import { NotHere } from '@/components/ui/states/not-here';

export default function DoctorNotFound() {
  return <NotHere what="doctor" />;
}
