'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef, useState } from 'react';
import { useCombobox } from '@/components/form/inputs/use-combobox';
import { useSignOut } from '@/components/shell/session/use-sign-out';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Kbd } from '@/components/ui/kbd';
import { Spinner } from '@/components/ui/states/spinner';
import { SEARCH_MAX_LENGTH } from '@/lib/contract/limits';
import { shortened } from '@/lib/kit/text/shortened';
import { goTo } from '@/lib/leave-guard';
import { PaletteGroup } from './palette-group';
import { shortcutSelector } from './shortcuts';
import { type PaletteScreen, usePaletteEntries } from './use-palette-entries';

interface CommandPaletteProps {
  screens: readonly PaletteScreen[];
  mayFindPatients: boolean;
  mayFindInvoices: boolean;
  /** Takes what was typed between opening this and its being here. */
  typedAhead: () => string;
  onClose: () => void;
  onKeyboardMap: () => void;
}

/** Finds a patient or a screen with the keyboard alone: a combobox with a listbox under it. */
export function CommandPalette({
  screens,
  mayFindPatients,
  mayFindInvoices,
  typedAhead,
  onClose,
  onKeyboardMap,
}: CommandPaletteProps) {
  const t = useTranslations('shell');
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const { state, signOut } = useSignOut();
  const hasFailedToLeave = state === 'failed';
  const [typed, setTyped] = useState('');

  const leaving = useRef(false);
  // Closed while it is still on the page: only then does the focus go back where it was. On the way
  // to another screen that place means nothing any more, and the focus belongs to the new content.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Not at the first render: React may hold back what has just loaded, while typing goes on. Nor
    // any later: the next key goes into the box already.
    setTyped(typedAhead());
    return () => {
      if (!leaving.current) element?.close();
    };
  }, [typedAhead]);

  function go(href: string) {
    const address = new URL(href, location.href);
    goTo(address, () => leaveFor(href, address));
  }

  function leaveFor(href: string, address: URL) {
    // On the agenda an appointment is begun on the day that is looked at, as by its own button.
    const own = address.searchParams.get('book') === '' && location.pathname === address.pathname;
    const button = own && document.querySelector<HTMLElement>(shortcutSelector('new'));
    if (button) {
      onClose();
      button.click();
      return;
    }
    leaving.current = address.pathname !== location.pathname;
    onClose();
    router.push(href);
  }
  const { patients, invoices, agenda, commands, failed, settled, isNobody, total } =
    usePaletteEntries({
      typed,
      screens,
      mayFindPatients,
      mayFindInvoices,
      go,
      onKeyboardMap,
      onSignOut: () => void signOut(),
    });
  const entries = [...patients, ...invoices, ...agenda, ...commands];
  // What is listed meanwhile was found for other words.
  const isLooking = mayFindPatients && typed.trim() !== '' && !settled;
  const { restart, inputProps, listProps, optionProps } = useCombobox({
    label: t('palette.title'),
    options: entries,
    // Among several, one chooses. Creating the patient who was not found is not opening what was found.
    count: failed || isNobody ? 0 : total + invoices.length + agenda.length + commands.length,
    isShown: true,
    isLooking,
    begin: 'option',
    onPick: (entry) => entry.run(),
  });

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own keyboard way out.
    <dialog
      ref={dialog}
      aria-label={t('palette.title')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      className="mx-auto mt-[min(12vh,6rem)] max-h-[min(70vh,36rem)] w-[calc(100vw-2rem)] max-w-xl flex-col rounded-md border border-line bg-surface shadow-float open:flex"
    >
      <div className="flex items-center gap-2.5 border-b border-line px-3.5">
        <Icon name="search" className="text-ink-muted" />
        <input
          {...inputProps}
          aria-label={t('palette.title')}
          maxLength={SEARCH_MAX_LENGTH}
          placeholder={t('palette.hint')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            restart();
          }}
          className="h-12 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-ink-faint"
        />
        {isLooking && <Spinner className="text-ink-muted" />}
      </div>
      <div {...listProps} className="min-h-0 overflow-y-auto overscroll-contain p-1.5">
        <PaletteGroup
          title={t('palette.patients')}
          stale={isLooking}
          entries={patients}
          offset={0}
          optionProps={optionProps}
        />
        <PaletteGroup
          title={t('palette.invoices')}
          entries={invoices}
          offset={patients.length}
          optionProps={optionProps}
        />
        <PaletteGroup
          title={t('palette.agenda')}
          entries={agenda}
          offset={patients.length + invoices.length}
          optionProps={optionProps}
        />
        <PaletteGroup
          title={t('palette.screens')}
          entries={commands}
          offset={patients.length + invoices.length + agenda.length}
          optionProps={optionProps}
        />
      </div>
      <div
        role="status"
        className={cx(
          'px-3.5 pb-3 text-ink-muted',
          !(failed || isNobody || hasFailedToLeave) && 'sr-only',
        )}
      >
        {hasFailedToLeave && t('signOutFailed')}
        {failed && t('palette.failed')}
        {isNobody && t('palette.none', { search: shortened(typed.trim()) })}
        {settled &&
          !failed &&
          !isNobody &&
          t('palette.results', {
            count: total + invoices.length + agenda.length || commands.length,
          })}
      </div>
      <p className="flex items-center gap-1.5 border-t border-line px-3.5 py-2 text-sm text-ink-muted max-sm:hidden">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {t('palette.keys')}
      </p>
    </dialog>
  );
}
