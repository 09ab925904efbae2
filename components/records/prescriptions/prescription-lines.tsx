import { useTranslations } from 'next-intl';
import { MEDICATION_FIELDS, type Medication } from '@/lib/kit/medication';

/** What is prescribed, numbered: the same on the screen and on paper. */
export function PrescriptionLines({ medications }: { medications: readonly Medication[] }) {
  const t = useTranslations('prescriptions.form.fields');
  return (
    <ol className="grid gap-3">
      {medications.map((medication, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a saved prescription never changes its order.
        <li key={index} className="grid grid-cols-[1.75rem_1fr] break-inside-avoid">
          <span className="tabular text-ink-muted">{index + 1}.</span>
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{medication.name}</p>
            <dl className="flex flex-wrap gap-x-6 gap-y-0.5">
              {MEDICATION_FIELDS.filter(
                (field) => field !== 'name' && medication[field].trim() !== '',
              ).map((field) => (
                <div key={field} className="min-w-0">
                  <dt className="inline text-sm text-ink-muted">{t(field)}: </dt>
                  <dd className="inline wrap-anywhere whitespace-pre-wrap">{medication[field]}</dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ol>
  );
}
