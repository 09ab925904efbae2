'use client';

import { useTranslations } from 'next-intl';
import { useOutWords } from '@/components/agenda/shared/use-out-words';
import { Button } from '@/components/ui/buttons/button';
import { useToast } from '@/components/ui/overlays/toast';
import { agendaQueries } from '@/lib/agenda/agenda-queries';
import { outHandlers } from '@/lib/agenda/out/handlers';
import { type Block, outOn } from '@/lib/agenda/rules/blocks';
import { OPENINGS } from '@/lib/agenda/shared/appointment-queries';
import type { Directory } from '@/lib/agenda/shared/directory';
import { useOwnChange } from '@/lib/changes/use-change';
import { callOwn } from '@/lib/queries/call-own';

const END_BLOCK = {
  id: 'desk.end-block',
  /** Ended twice it has ended. */
  call: (body: { readonly id: string }) => callOwn(outHandlers.endBlock, { body }),
};

interface OutListProps {
  directory: Directory;
  doctorId: string | undefined;
  date: string;
}

/** What is recorded for a date already, with the way to end each block. */
export function OutList({ directory, doctorId, date }: OutListProps) {
  const t = useTranslations('out');
  const { doctors, weeks, blocks = [] } = directory;
  const asked = doctors.filter(({ id, active }) => active && (doctorId ?? id) === id);
  const outs = asked.flatMap(({ id, name }) => {
    const out = outOn(blocks, weeks[id], { date, doctorId: id });
    return out ? [{ id, name, out }] : [];
  });
  if (outs.length === 0) return null;
  const listed = [...new Set(outs.flatMap(({ out }) => out.blocks))];
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {outs
        .filter(({ out }) => out.isAbsent)
        .map(({ id, name }) => (
          <li key={id} className="px-3 py-2">
            {t('absentOf', { name })}
          </li>
        ))}
      {listed.map((block) => (
        <BlockRow key={block.id} block={block} directory={directory} />
      ))}
    </ul>
  );
}

function BlockRow({ block, directory }: { block: Block; directory: Directory }) {
  const t = useTranslations('out');
  const toast = useToast();
  const words = useOutWords();
  const { doctors, locations } = directory;
  const change = useOwnChange(END_BLOCK, {
    shown: [agendaQueries.directory().queryKey[0], OPENINGS, 'agenda'],
    scope: block.id,
    // Its row is gone once what there is was read again.
    announce: () => toast({ message: t('ended', { reason: block.reason }) }),
  });
  const who = doctors.find(({ id }) => id === block.doctorId)?.name ?? t('everybody');
  const where = locations.find(({ id }) => id === block.locationId)?.name;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <span className="block">{words.block(block)}</span>
        <span className="block text-sm text-ink-muted">
          {[who, where, words.until(block)].filter(Boolean).join(' · ')}
        </span>
        {change.state === 'refused' && (
          <span role="alert" className="block text-sm text-danger">
            {t('endFailed')}
          </span>
        )}
      </span>
      <Button
        size="small"
        pending={change.state === 'pending'}
        aria-label={t('endOf', { reason: block.reason })}
        onClick={() => void change.send({ id: block.id })}
      >
        {t('end')}
      </Button>
    </li>
  );
}
