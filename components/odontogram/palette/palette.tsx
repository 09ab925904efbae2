'use client';

import { useTranslations } from 'next-intl';
import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { EmptyState } from '@/components/ui/states/empty-state';
import { SEARCH_MAX_LENGTH } from '@/lib/contract/limits';
import { shortened } from '@/lib/kit/text/shortened';
import type { Favourites } from '@/lib/odontogram/palette/favourites';
import { readSynonyms } from '@/lib/odontogram/palette/find-by-letters';
import { isGridKey, nextInGrid } from '@/lib/odontogram/palette/next-in-grid';
import { firstThatFits, paletteSections } from '@/lib/odontogram/palette/palette-entries';
import type { Place } from '@/lib/odontogram/place';
import type { CatalogFinding } from '@/lib/odontogram/shared/chart-data';
import { entryKeyOf, PalettePart } from './palette-part';

export interface PaletteHandle {
  /** Into the search field, with what stands there marked to be typed over. */
  focus: () => void;
}

interface PaletteProps extends Favourites {
  ref?: Ref<PaletteHandle>;
  findings: readonly CatalogFinding[];
  /** Where it would be charted; empty while a finding is picked first. */
  selection: readonly Place[];
  armedId: string | undefined;
  onPick: (findingId: string) => void;
  onToggleFavourite: (findingId: string) => void;
  /** The person is done here: the focus goes back to the chart. */
  onLeave: () => void;
}

/** Every finding of the catalog, to be picked before or after where it is. */
export function Palette({
  ref,
  findings,
  favourites,
  recents,
  selection,
  armedId,
  onPick,
  onToggleFavourite,
  onLeave,
}: PaletteProps) {
  const t = useTranslations('odontogram.palette');
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const [visited, setVisited] = useState<string>();
  useImperativeHandle(
    ref,
    () => ({
      focus() {
        input.current?.select();
        // With room for what will be found below it.
        input.current?.scrollIntoView({ block: 'nearest' });
      },
    }),
    [],
  );

  const said = t('synonyms');
  const synonyms = useMemo(() => readSynonyms(said), [said]);
  const sections = paletteSections(findings, { favourites, recents }, search, synonyms);
  const keys = sections.flatMap((section) =>
    section.groups.flatMap((group) => group.findings.map((one) => entryKeyOf(section, one))),
  );
  const currentKey = visited !== undefined && keys.includes(visited) ? visited : keys[0];
  const isSearch = search.trim() !== '';
  const next = isSearch ? firstThatFits(sections, selection) : undefined;

  function pick(findingId: string): void {
    setSearch('');
    onPick(findingId);
  }

  /** One listener for all entries. */
  function onListClick({ target, detail }: MouseEvent): void {
    // The second half of a double click was not meant for what has come under the pointer by then.
    if (detail > 1) return;
    const button = target instanceof Element ? target.closest('button') : null;
    const { pick: picked, star } = button?.dataset ?? {};
    if (picked !== undefined) pick(picked);
    else if (star !== undefined) onToggleFavourite(star);
  }

  function leave(event: KeyboardEvent): void {
    event.preventDefault();
    event.stopPropagation();
    if (search !== '') {
      setSearch('');
      input.current?.focus();
    } else onLeave();
  }

  function onSearchKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') leave(event);
    else if (event.key === 'ArrowDown') {
      event.preventDefault();
      buttonsOf(list.current)[0]?.focus();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (next) pick(next.id);
    }
  }

  function onListKey(event: KeyboardEvent<HTMLElement>): void {
    const { key, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === 'Escape') leave(event);
    else if (isGridKey(key) && target instanceof HTMLElement) {
      event.preventDefault();
      const buttons = buttonsOf(list.current);
      const from = buttons.findIndex((button) => button.parentElement?.contains(target));
      const boxes = buttons.map((button) => button.getBoundingClientRect());
      const to = nextInGrid(boxes, from, key);
      if (to !== undefined) buttons[to]?.focus();
      else if (key === 'ArrowUp') input.current?.focus();
    } else if (/^[\p{L}\p{N}]$/u.test(key)) {
      // Whoever types among the findings looks for one.
      event.preventDefault();
      setSearch(search + key);
      input.current?.focus();
    }
  }

  return (
    <section
      aria-labelledby={titleId}
      className="flex min-h-0 flex-col rounded-md border border-line bg-surface print:hidden"
    >
      <h2 id={titleId} className="sr-only">
        {t('title')}
      </h2>
      <div className="border-b border-line p-2">
        <span className="relative block">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-muted"
          />
          <Input
            ref={input}
            type="text"
            inputMode="search"
            aria-label={t('search')}
            placeholder={t('placeholder')}
            autoComplete="off"
            spellCheck={false}
            maxLength={SEARCH_MAX_LENGTH}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            onKeyDown={onSearchKey}
            aria-keyshortcuts="/"
            className="scroll-mb-64 pl-8.5"
          />
        </span>
        <p role="status" className="sr-only">
          {isSearch &&
            t(next ? 'heardNext' : 'heard', { count: keys.length, next: next?.label ?? '' })}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches the buttons inside. */}
      <div
        ref={list}
        onClick={onListClick}
        onKeyDown={onListKey}
        onFocus={({ target }) => {
          const entry = target.parentElement?.querySelector('[data-entry]');
          if (entry instanceof HTMLElement) setVisited(entry.dataset.entry);
        }}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
      >
        {sections.map((section) => (
          <PalettePart
            key={section.key}
            section={section}
            state={{
              ...{ selection, armedId, favourites, search, currentKey, next },
            }}
          />
        ))}
        {sections.length === 0 && (
          <EmptyState
            icon={isSearch ? 'search' : 'tooth'}
            title={isSearch ? t('none', { search: shortened(search.trim()) }) : t('empty')}
          >
            {!isSearch && t('emptyExplain')}
          </EmptyState>
        )}
      </div>
    </section>
  );
}

/** Of the findings, without their stars, as they are read. */
function buttonsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
}
