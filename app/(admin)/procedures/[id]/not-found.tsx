import { NotHere } from '@/components/ui/not-here';

export default function ProcedureNotFound() {
  return <NotHere what="procedure" />;
}
