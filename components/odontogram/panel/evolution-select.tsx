import { Select } from '@/components/ui/select';
import { evolutionChoices, evolutionLabel } from '@/lib/odontogram/describe-finding';
import type { Catalog, ChartFinding } from '@/lib/odontogram/shared/chart-data';

interface EvolutionSelectProps {
  finding: ChartFinding;
  catalog: Catalog;
  label: string;
  canChange: boolean;
  onChoose: (evolution: string) => void;
}

/** How far the treatment of a finding is. */
export function EvolutionSelect({
  finding,
  catalog,
  label,
  canChange,
  onChoose,
}: EvolutionSelectProps) {
  if (!canChange) {
    return <span className="text-sm">{evolutionLabel(finding, catalog)}</span>;
  }
  return (
    <Select
      aria-label={label}
      className="min-w-0 max-w-44 flex-1"
      value={finding.evolution}
      onChange={({ target }) => onChoose(target.value)}
    >
      {evolutionChoices(finding, catalog).map(({ id, label: word }) => (
        <option key={id} value={id}>
          {word}
        </option>
      ))}
    </Select>
  );
}
