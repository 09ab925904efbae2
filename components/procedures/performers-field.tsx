'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useFieldState } from '@/components/form/fields';
import { useEarlyTicks } from '@/components/form/inputs/use-early-typing';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import type { ProcedureValues } from '@/lib/procedures/procedure-form';

interface PerformersFieldProps {
  /** Undefined where they could not be read. */
  doctors: readonly { readonly id: string; readonly name: string }[] | undefined;
}

/** Who performs a procedure. A chosen doctor who is not listed, such as one who left, stays in sight. */
export function PerformersField({ doctors }: PerformersFieldProps) {
  const t = useTranslations('procedures.form');
  const { field } = useController<ProcedureValues, 'doctorIds'>({ name: 'doctorIds' });
  const { label, error } = useFieldState('doctorIds');
  const { value: chosen, onChange: choose } = field;
  const errorId = useId();
  const known = doctors ?? [];
  const unlisted = chosen
    .filter((id) => !known.some((doctor) => doctor.id === id))
    .map((id) => ({ id, name: t('unknownDoctor', { id }) }));
  const all = [...known, ...unlisted];
  const watchEarly = useEarlyTicks(
    all.map(({ id }) => chosen.includes(id)),
    (ticked) => choose(all.filter((_, index) => ticked[index]).map(({ id }) => id)),
  );
  return (
    <Card title={t('performers')}>
      <p className="mb-2 text-ink-muted">{t(doctors ? 'everyDoctor' : 'noDoctors')}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: the card has its heading already. */}
      <div
        ref={watchEarly}
        role="group"
        aria-label={label}
        aria-describedby={error && errorId}
        className="grid gap-x-4 gap-y-1 sm:grid-cols-2"
      >
        {all.map(({ id, name }) => (
          <Checkbox
            key={id}
            name="doctorIds"
            label={name}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              choose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-2 text-sm text-danger">
          {error}
        </p>
      )}
    </Card>
  );
}
