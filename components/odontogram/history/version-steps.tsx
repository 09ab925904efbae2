'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Select } from '@/components/ui/select';

interface Compared {
  readonly from: number | undefined;
  readonly to: number;
}

interface VersionStepsProps {
  compared: Compared;
  newest: number;
  onChoose: (version: number) => void;
  onCompare: (compared: Compared) => void;
}

/** From one version to the next, and which other one it is held against. */
export function VersionSteps({ compared, newest, onChoose, onCompare }: VersionStepsProps) {
  const t = useTranslations('odontogram.history');
  const selectId = useId();
  const { from, to } = compared;
  const others = Array.from({ length: Math.max(newest, to) }, (_, index) => newest - index).filter(
    (version) => version >= 1 && version !== to,
  );
  return (
    <div className="mb-3 flex flex-wrap items-end gap-x-4 gap-y-2">
      <span className="flex gap-2">
        <Button
          icon="back"
          disabledReason={to <= 1 ? t('isFirst') : undefined}
          onClick={() => onChoose(Math.min(to - 1, newest))}
        >
          {t('previous')}
        </Button>
        <Button
          icon="forward"
          disabledReason={to >= newest ? t('isNewest') : undefined}
          onClick={() => onChoose(to + 1)}
        >
          {t('next')}
        </Button>
      </span>
      {others.length > 0 && (
        <span className="flex items-center gap-2">
          <label htmlFor={selectId} className="text-ink-muted">
            {t('compareWith', { version: String(to) })}
          </label>
          <Select
            id={selectId}
            value={from ?? ''}
            onChange={({ target }) => {
              const other = Number(target.value);
              onCompare({ from: Math.min(other, to), to: Math.max(other, to) });
            }}
          >
            {from === undefined && <option value="">–</option>}
            {others.map((version) => (
              <option key={version} value={version}>
                {t('version', { version: String(version) })}
              </option>
            ))}
          </Select>
        </span>
      )}
    </div>
  );
}
