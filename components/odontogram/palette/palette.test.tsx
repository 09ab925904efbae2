import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NO_FAVOURITES } from '@/lib/odontogram/palette/favourites';
import type { Place } from '@/lib/odontogram/place';
import { SMALL_CATALOG } from '@/lib/testing/charted';
import { randomCatalog } from '@/lib/testing/random-catalog';
import messages from '@/messages/es-CO.json';
import { Palette } from './palette';

const words = messages.odontogram.palette;

function shown(
  selection: readonly Place[] = [],
  {
    findings = SMALL_CATALOG.findings,
    kept = NO_FAVOURITES,
    armedId = undefined as string | undefined,
  } = {},
): string {
  return renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      <Palette
        findings={findings}
        {...kept}
        selection={selection}
        armedId={armedId}
        onPick={() => {}}
        onToggleFavourite={() => {}}
        onLeave={() => {}}
      />
    </NextIntlClientProvider>,
  );
}

/** The button that picks the finding, whole. */
function button(html: string, label: string): string {
  const buttons = html.match(/<button[^>]*data-entry.*?<\/button>/g) ?? [];
  return buttons.find((one) => one.includes(`title="${label}"`)) ?? '';
}

describe('the palette', () => {
  it('shows every finding by scope and group, in the words of the catalog', () => {
    const html = shown();
    for (const { label } of SMALL_CATALOG.findings) expect(button(html, label)).not.toBe('');
    expect(html).toContain(words.scope.whole);
    expect(html).toContain(words.scope.surface);
    // A group is an id of the catalog: it keeps findings together, and is no word of any language.
    expect(html).not.toContain('>Decay<');
    expect(html).not.toContain('aria-disabled');
  });

  it('says why a finding cannot go on the selection, and hides none', () => {
    const html = shown([{ toothFdi: 75 }]);
    expect(button(html, 'Poste')).toContain('aria-disabled="true"');
    expect(button(html, 'Poste')).toContain(words.blocked.permanentOnly);
    expect(button(html, 'Por caer')).not.toContain('aria-disabled');
    expect(button(shown([{ toothFdi: 36 }]), 'Por caer')).toContain(words.blocked.temporaryOnly);
  });

  it('says what becomes of the other scope', () => {
    expect(shown([{ toothFdi: 36 }])).toContain(words.awaitsSurface);
    expect(shown([{ toothFdi: 36 }])).not.toContain(words.leavesSurfaces);
    const onSurface = shown([{ toothFdi: 36, surface: 'mesial' }]);
    expect(onSurface).toContain(words.leavesSurfaces);
    expect(onSurface).not.toContain(words.awaitsSurface);
  });

  it('has one’s own first, and marks what is armed and what is a favourite', () => {
    const html = shown([], {
      kept: { favourites: ['post'], recents: ['gone', 'no-more'] },
      armedId: 'post',
    });
    expect(html.indexOf(words.favourites)).toBeLessThan(html.indexOf(words.recents));
    expect(html.indexOf(words.recents)).toBeLessThan(html.indexOf(words.scope.whole));
    expect(button(html, 'Poste')).toContain('aria-pressed="true"');
    expect(button(html, 'Hueco')).toContain('aria-pressed="false"');
    expect(html).not.toContain('no-more');
  });

  it('is one stop of the tab key, with its star', () => {
    const html = shown([], { kept: { favourites: ['post'], recents: [] } });
    expect(html.match(/tabindex="0"/gi)).toHaveLength(2);
  });

  it('says that a catalog has nothing', () => {
    expect(shown([], { findings: [] })).toContain(words.empty);
  });

  it('shows whatever a catalog has, as text', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { findings } = randomCatalog(seed);
      const html = shown([{ toothFdi: 36 }], { findings });
      expect(html.match(/data-entry/g) ?? []).toHaveLength(findings.length);
      expect(html).not.toContain('<b>');
      expect(html).not.toContain('style=');
    }
  });
});
