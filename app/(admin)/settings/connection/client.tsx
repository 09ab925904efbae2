'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { TestResult } from '@/components/connection/test-result';
import { Button } from '@/components/ui/buttons/button';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { PageHeader } from '@/components/ui/page-header';
import { useConnectionTest } from '@/lib/connection/connection-queries';
import { EXACT, formatInstant } from '@/lib/kit/dates/clinic-time';

interface ConnectionScreenProps {
  address: string;
  embedded: boolean;
  /** The clinic's. */
  timezone: string;
  children: ReactNode;
}

/** Asks the service as soon as somebody looks: what was so a while ago is no answer to why it fails now. */
export function ConnectionScreen({ address, embedded, timezone, children }: ConnectionScreenProps) {
  const t = useTranslations('connection');
  const locale = useLocale();
  const router = useRouter();
  const { mutate, data, error, isPending } = useConnectionTest();
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current) return;
    wasAsked.current = true;
    mutate();
  }, [mutate]);

  // What the test has shown, such as that the service is back, the rest of the page is to know too.
  const test = () => mutate(undefined, { onSettled: () => router.refresh() });
  const at = data && formatInstant(data.at, locale, timezone, EXACT);
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <Button variant="primary" pending={isPending} onClick={test}>
            {t('test.now')}
          </Button>
        }
      />
      <div className="grid gap-4">
        <Card title={t('service')}>
          <DescriptionList
            items={[
              {
                term: t('address'),
                detail: <span className="wrap-anywhere">{address}</span>,
              },
              { term: t('kind'), detail: t(embedded ? 'embedded' : 'remote') },
              { term: t('test.at'), detail: at },
            ]}
          />
          <TestResult test={data} error={error} isPending={isPending} />
        </Card>
        {children}
      </div>
    </>
  );
}
