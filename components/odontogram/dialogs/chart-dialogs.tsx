'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { ChartViews } from '@/lib/odontogram/chart-views';
import { togglePreview } from '@/lib/odontogram/charting/dentition-preview';
import { type Edit, removing } from '@/lib/odontogram/edit/edit';
import type { EditOutcome, EditorState } from '@/lib/odontogram/edit/editor-state';
import { whyNotSign } from '@/lib/odontogram/edit/editor-state';
import type { Place } from '@/lib/odontogram/place';
import { type DentitionMode, dentitionOf } from '@/lib/odontogram/rules/fdi';
import type { Catalog, Chart } from '@/lib/odontogram/shared/chart-data';
import { LargeTooth } from '../chart/large-tooth';
import type { useCharting } from '../use-charting';
import { useFindingWords, usePlaceWord } from '../use-odontogram-words';
import type { SignedQuestion } from '../use-signed-guard';
import { BatchDialog } from './batch-dialog';
import { ClashDialog } from './clash-dialog';
import { ModeDialog } from './mode-dialog';
import { RemoveDialog } from './remove-dialog';
import { SignDialog } from './sign-dialog';
import { SignatureEnds } from './signature-ends';
import { ToggleDialog } from './toggle-dialog';

export type OpenDialog =
  | { readonly kind: 'mode'; readonly mode: DentitionMode }
  /** The other tooth of the pair, in place of this one. */
  | { readonly kind: 'toggle'; readonly fdi: number }
  | { readonly kind: 'large'; readonly fdi: number }
  /** What stands on all that was chosen. */
  | { readonly kind: 'remove'; readonly places: readonly Place[] }
  /** Of the version that the person saw. */
  | { readonly kind: 'sign'; readonly version: number };

interface ChartDialogsProps {
  dialog: OpenDialog | undefined;
  onClose: () => void;
  state: EditorState;
  catalog: Catalog;
  views: ChartViews;
  staffName: string;
  canEdit: boolean;
  canRemove: boolean;
  asked: SignedQuestion | undefined;
  charting: ReturnType<typeof useCharting>;
  submit: (edit: Edit) => Promise<EditOutcome>;
  /** Of a dialog that says itself that the signature ends. */
  submitAgreed: (edit: Edit) => Promise<EditOutcome>;
  onRefusalRead: (number: number) => void;
  onRefusalClose: (number: number) => void;
  onPalette: () => void;
  /** To all that is charted of a tooth. */
  onDetails: (place: Place) => void;
}

/** Whatever has to be looked at or answered before the chart goes on. */
export function ChartDialogs(props: ChartDialogsProps) {
  const { state, catalog, asked } = props;
  return (
    <>
      <OwnDialog {...props} />
      {/* Over what is open, which is there again afterwards as it was left. */}
      {state.clash && <ClashDialog {...state.clash} catalog={catalog} />}
      {!state.clash && asked && <SignedDialog {...asked} signature={state.shown.signature} />}
    </>
  );
}

/** What the person opened. */
function OwnDialog(props: ChartDialogsProps) {
  const { dialog, onClose, state, catalog, views, staffName, charting } = props;
  const { submit, submitAgreed, canEdit, canRemove, onPalette, onDetails } = props;
  const { known, shown: chart } = state;
  const words = useFindingWords(catalog);
  const placeWord = usePlaceWord(catalog.surfaces);
  const toggle = dialog?.kind === 'toggle' ? togglePreview(chart, dialog.fdi) : undefined;
  if (charting.batch) {
    return (
      <BatchDialog
        {...charting.batch}
        chart={chart}
        catalog={catalog}
        canRemove={canRemove}
        onApply={charting.apply}
        onClose={charting.closeBatch}
      />
    );
  }
  switch (dialog?.kind) {
    case 'mode':
      return (
        <ModeDialog
          chart={chart}
          isWhole={known.isWhole}
          canRemove={canRemove}
          mode={dialog.mode}
          onSend={(mode) => submitAgreed({ kind: 'mode', mode })}
          onGo={(toothFdi) => charting.act({ kind: 'open', place: { toothFdi } })}
          onClose={onClose}
        />
      );
    case 'toggle': {
      if (toggle === undefined) return null;
      const { comes } = toggle;
      return (
        <ToggleDialog
          fdi={dialog.fdi}
          preview={toggle}
          signature={chart.signature}
          wordsOf={(finding) => `${placeWord(finding)}: ${words(finding)}`}
          onSend={() =>
            submitAgreed({ kind: 'tooth', toothFdi: dialog.fdi, dentition: dentitionOf(comes) })
          }
          onClose={onClose}
        />
      );
    }
    case 'remove':
      return (
        <RemoveDialog
          places={dialog.places}
          chart={chart}
          catalog={catalog}
          onRemove={(findings) => {
            onClose();
            void submitAgreed(removing(...findings));
          }}
          onClose={onClose}
        />
      );
    case 'large':
      return (
        <LargeTooth
          fdi={dialog.fdi}
          view={views.get(dialog.fdi)}
          findings={chart.findings.filter(({ toothFdi }) => toothFdi === dialog.fdi)}
          canEdit={canEdit}
          catalog={catalog}
          isWhole={known.isWhole}
          charting={charting.charting}
          armed={charting.armed}
          hint={charting.hint}
          news={state.news}
          refusal={state.refusal}
          onRefusalRead={props.onRefusalRead}
          onRefusalClose={props.onRefusalClose}
          act={charting.act}
          onPalette={() => {
            onClose();
            onPalette();
          }}
          onDetails={() => {
            onClose();
            onDetails({ toothFdi: dialog.fdi });
          }}
          onClose={onClose}
        />
      );
    case 'sign': {
      const { version } = dialog;
      return (
        <SignDialog
          signer={staffName}
          version={version}
          why={whyNotSign(version, state)}
          onSign={() => submit({ kind: 'sign', signedBy: staffName, version })}
          onClose={onClose}
        />
      );
    }
    case undefined:
      return null;
  }
}

interface SignedDialogProps {
  signature: Chart['signature'];
  go: () => void;
  stay: () => void;
}

/** A change of a signed chart ends its signature: it is asked before, not told after. */
function SignedDialog({ signature, go, stay }: SignedDialogProps) {
  const t = useTranslations('odontogram.signature');
  const common = useTranslations('common');
  return (
    <Dialog
      open
      onClose={stay}
      title={t('endsTitle')}
      closeLabel={common('close')}
      footer={
        <>
          <Button onClick={stay}>{common('cancel')}</Button>
          <Button variant="primary" onClick={go}>
            {t('changeAnyway')}
          </Button>
        </>
      }
    >
      <SignatureEnds signature={signature} />
    </Dialog>
  );
}
