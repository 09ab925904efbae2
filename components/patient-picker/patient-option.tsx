import { usePatientFacts } from '@/components/patients/use-patient-facts';
import { cx } from '@/components/ui/cx';
import type { PatientSummary } from '@/lib/contract/patients';
import { fullName } from '@/lib/rules/full-name';

interface PatientOptionProps {
  id: string;
  patient: PatientSummary;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  isCurrent: boolean;
  onPick: () => void;
  onPoint: () => void;
}

/** Somebody found, with what tells them from others of the same name. */
export function PatientOption({
  id,
  patient,
  today,
  isCurrent,
  onPick,
  onPoint,
}: PatientOptionProps) {
  const facts = usePatientFacts(today)(patient);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox.
    // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus.
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      onClick={onPick}
      // The focus stays in the box, so that its list does not close before the click.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={onPoint}
      className={cx('min-h-11 cursor-pointer rounded-sm px-2 py-1', isCurrent && 'bg-accent-soft')}
    >
      <span className="block wrap-anywhere font-medium">{fullName(patient)}</span>
      <span className="tabular block wrap-anywhere text-sm text-ink-muted">
        {facts.join(' · ')}
      </span>
    </div>
  );
}
