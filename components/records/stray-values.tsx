'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { Banner } from '@/components/ui/banner';
import { strayValues } from '@/lib/records/record-answers';
import { answersFor, type RecordValues } from '@/lib/records/record-form';
import type { Template } from '@/lib/records/template';

/** What was typed for fields that the template no longer has: kept to be copied, and not sent. */
export function StrayValues({ template }: { template: Template }) {
  const t = useTranslations('records.form');
  const answers = useWatch<RecordValues, 'answers'>({ name: 'answers' });
  const values = strayValues(template, answersFor(template.id, answers));
  if (values.length === 0) return null;
  return (
    <Banner tone="attention" title={t('strays')}>
      <dl className="mt-1 grid gap-1">
        {values.map(([key, text]) => (
          <div key={key}>
            <dt className="text-sm">{key}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{text}</dd>
          </div>
        ))}
      </dl>
    </Banner>
  );
}
