import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ErrorSummary } from '@/components/form/error-summary';
import { NotesInput } from '@/components/form/inputs/notes-input';
import { PageForm } from '@/components/form/page-form';
import { RestoredNotice } from '@/components/form/restored-notice';
import { useUnsavedGuard } from '@/components/form/use-unsaved-guard';
import { itemFieldName } from '@/components/procedures/shared/picker/use-item-words';
import { useProcedureSearch } from '@/components/procedures/shared/picker/use-procedure-search';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/buttons/button';
import { findingLimits } from '@/lib/contract/limits';
import type { Fate } from '@/lib/odontogram/plan/panel-rows';
import type { ChartFinding } from '@/lib/odontogram/shared/chart-data';
import type { FindingActions } from './finding-actions';
import { PlanEditor } from './plan-editor';
import { PlannedItems } from './planned-items';
import { useFindingDraft } from './use-finding-draft';
import { useWrongFields } from './use-wrong-fields';

interface FindingFormProps {
  finding: ChartFinding;
  /** Why it is not on the chart any more; `finding` is then as it was last seen. */
  fate: Fate | undefined;
  onSave: FindingActions['onSave'];
  onClose: () => void;
  /** Whether the clinic's procedures are looked through for a plan. */
  maySearch: boolean;
}

/** Notes and plan of one finding, written anew in its place. */
export function FindingForm({ finding, fate, onSave, onClose, maySearch }: FindingFormProps) {
  const t = useTranslations('odontogram.panel');
  const common = useTranslations('common');
  const form = useRef<HTMLFormElement>(null);
  const notes = useRef<HTMLTextAreaElement>(null);
  const searchProcedures = useProcedureSearch(maySearch);
  const edit = useFindingDraft(finding, onSave, onClose);
  const { draft, attempt, errors, problem, pending } = edit;
  const wrong = useWrongFields(draft, errors, edit.notesRefused);
  useUnsavedGuard(edit.isChanged, common('unsaved'));
  useEffect(() => notes.current?.focus(), []);

  function addItem(): void {
    // There before the focus goes into it.
    const key = flushSync(edit.addItem);
    const field = form.current?.elements.namedItem(itemFieldName(key, 'name'));
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <PageForm
      ref={form}
      noValidate
      className="mt-2 grid gap-3"
      onKeyDown={(event) => {
        // A list that is open took it for itself.
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) {
          return;
        }
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void edit.save();
      }}
    >
      <ErrorSummary attempt={attempt} fields={wrong} problem={problem} />
      {edit.restored && <RestoredNotice draft={edit.restored} />}
      {fate && (
        <Banner tone="attention" urgent>
          {t(fate)}
        </Banner>
      )}
      {!fate && edit.isOvertaken && (
        <Banner tone="attention" urgent>
          <p>{t('overtaken')}</p>
          <Button size="small" className="mt-2" onClick={edit.takeTheirs}>
            {t('takeTheirs')}
          </Button>
        </Banner>
      )}
      <NotesInput
        ref={notes}
        label={t('notes')}
        rows={3}
        max={findingLimits.notes}
        error={edit.notesRefused ? t('notesRefused') : undefined}
        value={draft.notes}
        onChange={edit.typeNotes}
      />
      {finding.unreadableItems ? (
        <div>
          <p className="font-medium">{t('plan')}</p>
          <PlannedItems finding={finding} />
          <p className="mt-1 text-sm text-ink-muted">{t('planReadOnly')}</p>
        </div>
      ) : (
        <PlanEditor
          items={draft.items}
          errors={errors}
          searchProcedures={searchProcedures}
          onChange={edit.changeItem}
          onRemove={edit.removeItem}
          onAdd={addItem}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={pending} aria-keyshortcuts="Control+Enter">
          {t(pending ? 'saving' : 'save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {common('cancel')}
        </Button>
      </div>
    </PageForm>
  );
}
