'use client';

import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { IconLink } from '@/components/ui/buttons/icon-link';
import { Select } from '@/components/ui/select';
import { DENTITION_MODES, type DentitionMode, isDentitionMode } from '@/lib/odontogram/rules/fdi';
import type { Chart } from '@/lib/odontogram/shared/chart-data';
import { ChooseMenu } from './choose-menu';

/** Where the same chart is on paper, as the patient's plan and as it was before; absent where it is not. */
export interface ChartLinks {
  readonly print: string | undefined;
  readonly plan: string | undefined;
  readonly history: string | undefined;
}

interface ChartBarProps {
  mode: string;
  view: 'chart' | 'table';
  links: ChartLinks;
  onView: () => void;
  canEdit: boolean;
  onMode: (mode: DentitionMode) => void;
  onChoose: (quadrants: readonly number[]) => void;
}

/** What is done with the chart as a whole. */
export function ChartBar(props: ChartBarProps) {
  const { mode, view, links, canEdit } = props;
  const t = useTranslations('odontogram.bar');
  return (
    <div className="mb-1 flex flex-wrap items-center gap-2 xl:mb-0 print:hidden">
      {canEdit && (
        <>
          <DentitionSelect mode={mode} onChoose={props.onMode} />
          {view === 'chart' && <ChooseMenu onChoose={props.onChoose} />}
        </>
      )}
      <span className="flex flex-1 justify-end gap-1">
        <IconButton
          icon={view === 'chart' ? 'table' : 'tooth'}
          label={t(view === 'chart' ? 'table' : 'chart')}
          className={TOOL}
          onClick={props.onView}
        />
        {links.history && (
          <IconLink icon="history" label={t('history')} className={TOOL} href={links.history} />
        )}
        {links.print && (
          <IconLink icon="print" label={t('print')} className={TOOL} href={links.print} />
        )}
      </span>
    </div>
  );
}

const TOOL = 'size-9! touch:size-11!';

interface DentitionSelectProps {
  mode: Chart['dentitionMode'];
  onChoose: (mode: DentitionMode) => void;
}

/** Which dentition the chart shows. Nothing is sent before the person has seen what it would change. */
function DentitionSelect({ mode, onChoose }: DentitionSelectProps) {
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
