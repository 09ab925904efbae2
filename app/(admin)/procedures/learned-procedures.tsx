import { getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { NewProcedureButton } from '@/components/procedures/new-procedure-button';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import type { Lists } from '@/lib/agenda/shared/directory-lists.server';
import type { Loaded } from '@/lib/server/door/load-for-page.server';

interface LearnedProceduresProps {
  lists: Loaded<Lists>;
  canCreate: boolean;
}

/** In place of a catalogue that the service does not list: what its appointments name. */
export async function LearnedProcedures({ lists, canCreate }: LearnedProceduresProps) {
  const t = await getTranslations('procedures');
  return (
    <>
      <PageHeader title={t('title')} actions={canCreate && <NewProcedureButton />} />
      <p className="mb-4 max-w-prose text-pretty text-ink-muted">{t('learned.explain')}</p>
      {lists.problem ? (
        <div className="rounded-md border border-line bg-surface">
          <ReloadError problem={lists.problem} title={t('failed')} />
        </div>
      ) : (
        <Card title={t('table')} flush className="max-w-xl">
          {lists.data.procedures.length === 0 ? (
            <p className="px-4 py-3 text-ink-muted">{t('learned.none')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {lists.data.procedures.map(({ id, name, duration }) => (
                <li key={id} className="flex justify-between gap-4 px-4 py-2">
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                  <span className="tabular whitespace-nowrap text-ink-muted">
                    {duration === undefined ? '–' : t('learned.usual', { minutes: duration })}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Card>
      )}
    </>
  );
}
