import { useTranslations } from 'next-intl';
import { useUnsavedGuard } from './use-unsaved-guard';

/**
 * Asks before what was typed in a dialog is lost: on the ways out of the page, and on those out of the
 * dialog, which close it by what this returns.
 */
export function useDialogGuard(isTyped: boolean, onClose: () => void): () => void {
  const question = useTranslations('common')('unsaved');
  useUnsavedGuard(isTyped, question);
  return () => {
    // Not of `mayLeave`: a form that the dialog is over stays.
    if (!isTyped || window.confirm(question)) onClose();
  };
}
