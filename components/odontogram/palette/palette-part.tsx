import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { cx } from '@/components/ui/cx';
import { blockedReason } from '@/lib/odontogram/charting/fits-place';
import { type PaletteSection, sectionNote } from '@/lib/odontogram/palette/palette-entries';
import { type PaletteGroup, readableId } from '@/lib/odontogram/palette/palette-groups';
import type { Place } from '@/lib/odontogram/place';
import type { CatalogFinding } from '@/lib/odontogram/shared/chart-data';
import { PaletteFinding } from './palette-finding';

/** What every part of the palette knows alike. */
export interface PaletteState {
  readonly selection: readonly Place[];
  readonly armedId: string | undefined;
  readonly favourites: readonly string[];
  readonly search: string;
  readonly currentKey: string | undefined;
  readonly next: CatalogFinding | undefined;
}

interface PalettePartProps {
  section: PaletteSection;
  state: PaletteState;
}

/** Findings that exclude each other stay in one column up to so many; all others flow on into the next. */
const MOST_TOGETHER = 8;

export function entryKeyOf(section: PaletteSection, finding: CatalogFinding): string {
  return `${section.key}/${finding.id}`;
}

/** One section of the palette: its heading, and its groups flowing into columns. */
export function PalettePart({ section, state }: PalettePartProps) {
  const t = useTranslations('odontogram.palette');
  const id = useId();
  const { selection, favourites, search } = state;
  const note = sectionNote(section, selection);
  const count = section.groups.reduce((sum, { findings }) => sum + findings.length, 0);
  return (
    <section
      aria-labelledby={id}
      className="border-t border-line px-2.5 pt-2 pb-1.5 first:border-t-0"
    >
      <header className="mb-1 flex flex-wrap items-baseline gap-x-3">
        <h3 id={id} className="text-sm font-semibold">
          <SectionName section={section} count={count} />
        </h3>
        {note && <p className="text-sm text-attention">{t(note)}</p>}
      </header>
      <div className="columns-[9.75rem] gap-x-2 max-sm:columns-1">
        {section.groups.map((group) => (
          <div
            key={group.findings[0]?.id}
            className={cx('mb-2', staysTogether(group) && 'break-inside-avoid')}
          >
            <ul>
              {group.findings.map((finding) => {
                const entryKey = entryKeyOf(section, finding);
                return (
                  <PaletteFinding
                    key={finding.id}
                    finding={finding}
                    entryKey={entryKey}
                    search={search}
                    isCurrent={entryKey === state.currentKey}
                    isArmed={finding.id === state.armedId}
                    isFavourite={favourites.includes(finding.id)}
                    isNext={finding === state.next}
                    blocked={blockedReason(finding, selection)}
                  />
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function staysTogether({ id, findings }: PaletteGroup): boolean {
  return id !== null && findings.length <= MOST_TOGETHER;
}

function SectionName({ section, count }: { section: PaletteSection; count: number }) {
  const t = useTranslations('odontogram.palette');
  const { about } = section;
  if (about.kind === 'found') return t('found', { count });
  if (about.kind !== 'scope') return t(about.kind);
  if (about.scope === 'whole' || about.scope === 'surface') return t(`scope.${about.scope}`);
  return readableId(about.scope);
}
