'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Kbd } from '@/components/ui/kbd';
import { Dialog } from '@/components/ui/overlays/dialog';
import { SCREEN_KEYS, type ScreenKeys } from './screen-keys';
import { type Destination, SHORTCUTS, type Shortcut } from './shortcuts';
import { useShortcutsEnabled } from './use-shortcuts-enabled';

function Line({ shortcut }: { shortcut: Shortcut | ScreenKeys | Destination }) {
  const t = useTranslations('keyboard');
  const { keys } = shortcut;
  const isPair = 'href' in shortcut;
  const between = isPair ? t('then') : 'isChord' in shortcut ? '+' : undefined;
  return (
    <div className="flex items-center justify-between gap-4 py-1">
      <dt>{isPair ? shortcut.label : t(`actions.${shortcut.action}`)}</dt>
      <dd className="flex items-center gap-1.5 text-sm text-ink-muted">
        {keys.map((key, index) => (
          <span key={key} className="flex items-center gap-1.5">
            {index > 0 && between && <span>{between}</span>}
            <Kbd>{key}</Kbd>
          </span>
        ))}
      </dd>
    </div>
  );
}

interface KeyboardMapProps {
  /** Where keys may lead this person. */
  destinations: readonly Destination[];
  mayBook: boolean;
  mayChart: boolean;
  mayChangeChart: boolean;
  /** Records and prescriptions. */
  mayWrite: boolean;
  onClose: () => void;
}

/** The keys that do something for this person, and the way to turn the single ones off. */
export function KeyboardMap(props: KeyboardMapProps) {
  const { destinations, mayBook, mayChart, mayChangeChart, mayWrite, onClose } = props;
  const t = useTranslations('keyboard');
  const common = useTranslations('common');
  const [enabled, setEnabled] = useShortcutsEnabled();
  const may = { book: mayBook, changeChart: mayChangeChart };
  const sections = [
    { name: 'anywhere', title: t('sectionAnywhere') },
    { name: 'dates', title: t('sectionDates') },
    ...(mayBook ? [{ name: 'move', title: t('sectionMove') }] : []),
    ...(mayChart ? [{ name: 'chart', title: t('sectionChart') }] : []),
    ...(mayWrite ? [{ name: 'write', title: t('sectionWrite') }] : []),
    { name: 'go', title: t('sectionGo') },
  ];
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={common('close')}>
      <div className="grid gap-4">
        {sections.map(({ name, title }) => (
          <section key={name}>
            <h3 className="mb-1 text-sm font-medium text-ink-muted">{title}</h3>
            <dl className="divide-y divide-line">
              {[...SHORTCUTS, ...SCREEN_KEYS]
                .filter(({ section }) => section === name)
                .filter((one) => !('needs' in one) || may[one.needs])
                .map((shortcut) => (
                  <Line key={shortcut.action} shortcut={shortcut} />
                ))}
              {name === 'go' &&
                destinations.map((screen) => <Line key={screen.href} shortcut={screen} />)}
            </dl>
          </section>
        ))}
        <div className="border-t border-line pt-4">
          <Checkbox
            label={t('enabled')}
            help={t('enabledHelp')}
            checked={enabled}
            onChange={(event) => setEnabled(event.target.checked)}
          />
        </div>
      </div>
    </Dialog>
  );
}
