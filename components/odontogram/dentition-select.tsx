'use client';

import { useTranslations } from 'next-intl';
import { Select } from '@/components/ui/select';
import type { Chart } from '@/lib/odontogram/chart-data';
import { DENTITION_MODES, type DentitionMode, isDentitionMode } from '@/lib/rules/fdi';

interface DentitionSelectProps {
  mode: Chart['dentitionMode'];
  onChoose: (mode: DentitionMode) => void;
}

/** Which dentition the chart shows. Nothing is sent before the person has seen what it would change. */
export function DentitionSelect({ mode, onChoose }: DentitionSelectProps) {
  const t = useTranslations('odontogram.dentition');
  return (
    <Select
      aria-label={t('label')}
      value={mode}
      onChange={({ target }) => {
        if (isDentitionMode(target.value)) onChoose(target.value);
      }}
    >
      {!isDentitionMode(mode) && <option value={mode}>{mode || t('unknown')}</option>}
      {DENTITION_MODES.map((each) => (
        <option key={each} value={each}>
          {t(each)}
        </option>
      ))}
    </Select>
  );
}
