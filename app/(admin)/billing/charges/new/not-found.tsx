import { NotHere } from '@/components/ui/states/not-here';

export default function AppointmentNotFound() {
  return <NotHere what="appointment" />;
}
