'use client';

import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { usePatientSearch } from '@/components/shell/use-patient-search';
import type { PatientSummary } from '@/lib/contract/patients';

interface PatientChoiceOptions {
  /** Whom this person opened lately: offered before anything is typed. */
  recents: readonly PatientSummary[];
  onPick: (patient: PatientSummary) => void;
}

const NOBODY: readonly PatientSummary[] = [];

/** The state of the search for a patient: what is typed, who is listed, who is meant. */
export function usePatientChoice({ recents, onPick }: PatientChoiceOptions) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [entered, setEntered] = useState(false);
  const { found, failed, settled } = usePatientSearch(typed, true);
  const isSearch = typed.trim() !== '';
  const patients = isSearch ? (found?.data ?? NOBODY) : recents;
  // What is listed meanwhile was found for other words.
  const isLooking = isSearch && !settled;
  const isShown = isOpen && (isSearch || recents.length > 0);
  const current = isShown && !isLooking ? Math.min(active, patients.length - 1) : -1;
  const optionId = (index: number) => `${id}-${index}`;

  function pick(patient: PatientSummary | undefined): void {
    if (!patient) return;
    setOpen(false);
    setTyped('');
    onPick(patient);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const last = patients.length - 1;
    const next = {
      ArrowDown: current >= last ? 0 : current + 1,
      ArrowUp: current <= 0 ? last : current - 1,
    }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setOpen(true);
      if (isShown && !isLooking) setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      // Never the form: who presses Enter here chooses a patient.
      event.preventDefault();
      if (isLooking) setEntered(true);
      else pick(patients[current]);
    } else if (event.key === 'Escape' && (isShown || isSearch)) {
      event.stopPropagation();
      event.preventDefault();
      if (isShown) setOpen(false);
      else setTyped('');
    }
  }

  // Enter waits for what it asked for. Where that is one person they are meant; else one chooses.
  const pickOnly = useEffectEvent(() => {
    if (patients.length === 1 && !failed) pick(patients[0]);
  });
  useEffect(() => {
    if (!entered || isLooking) return;
    setEntered(false);
    pickOnly();
  }, [entered, isLooking]);

  return {
    id,
    typed,
    patients,
    current,
    isShown,
    isSearch,
    isLooking,
    failed,
    settled,
    optionId,
    pick,
    point: setActive,
    onKeyDown,
    open: () => setOpen(true),
    close: () => setOpen(false),
    type(text: string) {
      setTyped(text);
      setActive(0);
      setEntered(false);
      setOpen(true);
    },
  };
}
