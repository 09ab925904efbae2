import { useOutWords } from '@/components/agenda/shared/use-out-words';
import { cx } from '@/components/ui/cx';
import type { Block } from '@/lib/agenda/rules/blocks';
import { spanClass } from './span-class';

/** The time of a column in which nobody is to be booked, with the reason behind its appointments. A press still books there. */
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

interface OutVeilProps {
  blocks: readonly Block[];
  isAbsent: boolean;
}

/** Over the appointments of that time: they can be read, and are seen to be in it. */
export function OutVeil({ blocks, isAbsent }: OutVeilProps) {
  const spans = isAbsent ? [{ id: 'day', from: 0, to: 1_440 }] : blocks;
  return spans.map((span) => (
    <div
      key={span.id}
      aria-hidden="true"
      className={cx(
        spanClass(span),
        'pointer-events-none inset-x-0 border-r-2 border-attention hatched',
      )}
    />
  ));
}
