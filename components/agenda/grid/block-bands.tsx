import { useOutWords } from '@/components/agenda/shared/use-out-words';
import { cx } from '@/components/ui/cx';
import type { Block } from '@/lib/agenda/rules/blocks';
import { spanClass } from './span-class';

/** The time of a column in which nobody is to be booked, behind its appointments. A press still books there. */
export function BlockBands({ blocks }: { blocks: readonly Block[] }) {
  const words = useOutWords();
  return blocks.map((block) => (
    <p
      key={block.id}
      data-block={block.id}
      className={cx(
        spanClass(block),
        'pointer-events-none inset-x-0 overflow-hidden border-y border-attention-line bg-attention-soft/60 hatched px-1.5 text-xs font-medium text-attention',
      )}
    >
      <span className="sticky top-16 rounded-sm bg-surface px-1 wrap-anywhere">
        {words.block(block)}
      </span>
    </p>
  ));
}
