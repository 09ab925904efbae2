import { NotHere } from '@/components/ui/not-here';

export default function InvoiceNotFound() {
  return <NotHere what="invoice" />;
}
