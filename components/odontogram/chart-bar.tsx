'use client';

import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { IconLink } from '@/components/ui/icon-link';
import type { DentitionMode } from '@/lib/rules/fdi';
import { ChooseMenu } from './choose-menu';
import { DentitionSelect } from './dentition-select';

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
