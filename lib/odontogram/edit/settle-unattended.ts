import type { Chart } from '@/lib/odontogram/shared/chart-data';
import type { ChartEditor } from './chart-editor';

/**
 * Lets an editor finish what is on its way when the person has left: `keep` is given the chart as it is
 * now and as it becomes. Nobody is there to be asked, so what a colleague did stays. Returns what ends this.
 */
export function settleUnattended(
  { state, subscribe }: Pick<ChartEditor, 'state' | 'subscribe'>,
  keep: (chart: Chart) => void,
): () => void {
  let kept: Chart | undefined;
  const look = () => {
    const { known, clash } = state();
    if (known.isWhole && known.chart !== kept) {
      kept = known.chart;
      keep(kept);
    }
    clash?.answer('theirs');
  };
  look();
  return subscribe(look);
}
