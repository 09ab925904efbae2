import { NotHere } from '@/components/ui/states/not-here';

export default function ProcedureNotFound() {
  return <NotHere what="procedure" />;
}
