'use client';

import { type KeyboardEvent, useState } from 'react';
import { useCombobox } from '@/components/form/inputs/use-combobox';
import type { PatientSummary } from '@/lib/contract/patients';
import { usePatientSearch } from './use-patient-search';

interface PatientChoiceOptions {
  label: string;
  /** Whom this person opened lately: offered before anything is typed. */
  recents: readonly PatientSummary[];
  onPick: (patient: PatientSummary) => void;
}

const NOBODY: readonly PatientSummary[] = [];

/** The search for a patient: the typed text, the listed patients, and the marked one. */
export function usePatientChoice({ label, recents, onPick }: PatientChoiceOptions) {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { found, failed, settled } = usePatientSearch(typed, true);
  const isSearch = typed.trim() !== '';
  const patients = isSearch ? (found?.data ?? NOBODY) : recents;
  // What is listed meanwhile was found for other words.
  const isLooking = isSearch && !settled;
  const isShown = isOpen && (isSearch || recents.length > 0);
  const open = () => setOpen(true);
  const close = () => setOpen(false);

  const { restart, inputProps, ...list } = useCombobox({
    label,
    options: patients,
    count: failed ? 0 : patients.length,
    isShown,
    isLooking,
    begin: 'option',
    onOpen: open,
    onClose: close,
    onPick(patient) {
      if (isLooking) return;
      setOpen(false);
      setTyped('');
      onPick(patient);
    },
  });

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    if (!nativeEvent.isComposing && !isShown) {
      // Never the form: Enter here is about a patient.
      if (key === 'Enter' && !ctrlKey && !metaKey) event.preventDefault();
      if (key === 'Escape' && isSearch) {
        event.preventDefault();
        event.stopPropagation();
        setTyped('');
      }
    }
    inputProps.onKeyDown(event);
  }

  return {
    ...list,
    inputProps: { ...inputProps, onKeyDown },
    typed,
    patients,
    isShown,
    isSearch,
    isLooking,
    failed,
    settled,
    open,
    close,
    type(text: string) {
      setTyped(text);
      restart();
      open();
    },
  };
}
