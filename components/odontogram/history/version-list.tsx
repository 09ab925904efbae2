'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { LoadError } from '@/components/form/load-error';
import { Button } from '@/components/ui/buttons/button';
import { VersionEntry, type VersionTold } from './version-entry';

interface VersionListProps {
  /** Newest first, as far as they were read. */
  versions: readonly VersionTold[];
  chosen: number;
  /** The one that it is compared with. */
  other: number | undefined;
  hrefOf: (version: number) => string;
  onChoose: (version: number) => void;
  /** There are earlier ones. */
  more: { readonly isLoading: boolean; readonly onMore: () => void } | undefined;
  /** They could not be read. */
  moreError: unknown;
}

/** Each change of a chart; arrows step through them, and what it changed is shown at once. */
export function VersionList(props: VersionListProps) {
  const { versions, chosen, other, hrefOf, onChoose, more, moreError } = props;
  const t = useTranslations('odontogram.history');
  const list = useRef<HTMLOListElement>(null);
  const index = versions.findIndex(({ version }) => version === chosen);
  // One stop of the Tab key, be the chosen one among them or not.
  const stop = versions[Math.max(index, 0)]?.version;

  // In sight within the list; the page itself stays where it is.
  useLayoutEffect(() => {
    const box = list.current?.parentElement;
    const entry = list.current?.querySelector(`[data-version="${chosen}"]`);
    if (!box || !entry) return;
    const [frame, at] = [box.getBoundingClientRect(), entry.getBoundingClientRect()];
    if (at.top < frame.top) box.scrollTop -= frame.top - at.top;
    else if (at.bottom > frame.bottom) box.scrollTop += at.bottom - frame.bottom;
  }, [chosen]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: versions.length - 1,
    }[event.key];
    const next = to === undefined ? undefined : versions[to];
    if (to === undefined) return;
    event.preventDefault();
    if (!next) return;
    onChoose(next.version);
    list.current?.querySelector<HTMLElement>(`[data-version="${next.version}"]`)?.focus();
  }

  return (
    <nav
      aria-label={t('list')}
      className="max-h-72 overflow-y-auto rounded-md border border-line bg-surface xl:max-h-120"
    >
      <ol ref={list} onKeyDown={onKeyDown} className="divide-y divide-line">
        {versions.map((told) => (
          <li key={told.version}>
            <VersionEntry
              told={told}
              href={hrefOf(told.version)}
              mark={
                told.version === chosen ? 'chosen' : told.version === other ? 'other' : undefined
              }
              isStop={told.version === stop}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ol>
      {moreError !== undefined && more ? (
        <LoadError
          title={t('moreFailed')}
          error={moreError}
          retrying={more.isLoading}
          onRetry={more.onMore}
        />
      ) : (
        more && (
          <div className="border-t border-line p-2">
            <Button size="small" pending={more.isLoading} onClick={more.onMore}>
              {t('more')}
            </Button>
          </div>
        )
      )}
    </nav>
  );
}
