import { NotHere } from '@/components/ui/states/not-here';

export default function InvoiceNotFound() {
  return <NotHere what="invoice" />;
}
