import { NotHere } from '@/components/ui/not-here';

export default function AppointmentNotFound() {
  return <NotHere what="appointment" />;
}
