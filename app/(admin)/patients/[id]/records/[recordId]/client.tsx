'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AddendumForm } from '@/components/records/addendum-form';
import { useToast } from '@/components/ui/overlays/toast';

/** The form for an addendum; once one is made the record is read anew, and the form begins anew. */
export function AddToRecord({ patientId, recordId }: { patientId: string; recordId: string }) {
  const t = useTranslations('records.addenda');
  const router = useRouter();
  const toast = useToast();
  const [made, setMade] = useState(0);
  return (
    <AddendumForm
      key={made}
      patientId={patientId}
      recordId={recordId}
      afterMade={() => toast({ message: t('made') })}
      onMade={() => {
        setMade((count) => count + 1);
        router.refresh();
      }}
    />
  );
}
