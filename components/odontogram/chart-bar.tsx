'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import type { DentitionMode } from '@/lib/rules/fdi';
import { ChooseMenu } from './choose-menu';
import { DentitionSelect } from './dentition-select';

/** Where the same chart is on paper, as the patient's plan and as it was before. */
export interface ChartLinks {
  readonly print: string;
  readonly plan: string;
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

/** A picture alone, for want of room. */
const ON_PHONE = 'max-sm:sr-only';

/** What is done with the chart as a whole. */
export function ChartBar(props: ChartBarProps) {
  const { mode, view, links, canEdit } = props;
  const t = useTranslations('odontogram.bar');
  return (
    <div className="mb-1 flex flex-wrap items-center gap-2 print:hidden">
      {canEdit && (
        <>
          <DentitionSelect mode={mode} onChoose={props.onMode} />
          {view === 'chart' && <ChooseMenu onChoose={props.onChoose} />}
        </>
      )}
      <span className="flex flex-1 justify-end gap-1">
        <Button icon={view === 'chart' ? 'table' : 'tooth'} variant="quiet" onClick={props.onView}>
          <span className={ON_PHONE}>{t(view === 'chart' ? 'table' : 'chart')}</span>
        </Button>
        {links.history && (
          <LinkButton href={links.history} icon="history" variant="quiet" prefetch={false}>
            <span className={ON_PHONE}>{t('history')}</span>
          </LinkButton>
        )}
        <LinkButton href={links.print} icon="print" variant="quiet" prefetch={false}>
          <span className={ON_PHONE}>{t('print')}</span>
        </LinkButton>
      </span>
    </div>
  );
}
