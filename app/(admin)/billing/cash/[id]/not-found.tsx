import { NotHere } from '@/components/ui/states/not-here';

export default function CashNotHere() {
  return <NotHere what="cash" />;
}
