import { useTranslations } from 'next-intl';
import { type Sent, useFormGuard } from './use-form-guard';

/**
 * Asks before what was typed in a dialog is lost, or what it sent is no longer followed: on the ways out
 * of the page, and, of what was typed, on those out of the dialog, which close it by what this returns.
 */
export function useDialogGuard(isTyped: boolean, sent: Sent, onClose: () => void): () => void {
  const question = useTranslations('common')('unsaved');
  useFormGuard(isTyped, sent);
  return () => {
    // Not of `mayLeave`: a form that the dialog is over stays.
    if (!isTyped || window.confirm(question)) onClose();
  };
}
