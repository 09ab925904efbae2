import { NotHere } from '@/components/ui/not-here';

export default function DoctorNotFound() {
  return <NotHere what="doctor" />;
}
