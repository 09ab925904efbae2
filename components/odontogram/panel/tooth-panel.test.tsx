import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import type { ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { charted, planned, SMALL_CATALOG } from '@/lib/testing/charted';
import en from '@/messages/en-US.json';
import es from '@/messages/es-CO.json';
import type { Offered } from './finding-actions';
import { ToothPanel } from './tooth-panel';

const words = es.odontogram.panel;

function shown(
  findings: readonly ChartFinding[],
  {
    fdi = 36,
    locale = 'es-CO' as Locale,
    change = 'yes' as Offered,
    remove = 'yes' as Offered,
    isWhole = true,
  } = {},
): string {
  return renderToString(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={locale === 'es-CO' ? es : en}>
      <ToothPanel
        canEdit
        isWhole={isWhole}
        fdi={fdi}
        catalog={SMALL_CATALOG}
        findings={findings}
        highlighted={undefined}
        onHover={() => {}}
        can={{ change, remove, searchProcedures: true }}
        onSave={() => Promise.resolve({ ok: true })}
        onRemove={() => Promise.resolve({ ok: true })}
      />
    </NextIntlClientProvider>,
  );
}

const plain = (html: string) => html.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');

describe('the panel of a tooth', () => {
  it.each([
    [36, 'es-CO', 'primer molar inferior izquierdo'],
    [36, 'en-US', 'lower left first molar'],
    [75, 'es-CO', 'segundo molar inferior izquierdo temporal'],
    [51, 'en-US', 'upper right primary central incisor'],
  ] as const)('names %i in %s as people do', (fdi, locale, name) => {
    expect(plain(shown([], { fdi, locale }))).toContain(name);
  });

  it('calls surfaces as dentists do: the inner side by its arch, the edge by its tooth', () => {
    const at = (toothFdi: number, surface: string) =>
      plain(shown([charted({ toothFdi, surface })], { fdi: toothFdi }));
    expect(at(16, 'palatal')).toContain('>Palatino<');
    expect(at(36, 'palatal')).toContain('>Lingual<');
    expect(at(11, 'occlusal')).toContain('>Incisal<');
    expect(at(36, 'occlusal')).toContain('>Oclusal<');
    expect(at(36, 'unheard-of')).toContain('>unheard-of<');
  });

  it('tells what is planned and what it comes to', () => {
    const html = plain(
      shown([charted({ plannedItems: [planned()], subtotal: 120_000, notes: 'Duele' })]),
    );
    expect(html).toContain('Resina');
    expect(html).toContain('2 × $ 60.000');
    expect(html).toContain('$ 120.000');
    expect(html).toContain('Duele');
  });

  it('tells that a part of a plan could not be read, and what all of it comes to', () => {
    const html = plain(shown([charted({ unreadableItems: 2, subtotal: 90_000 })]));
    expect(html).toContain('2 tratamientos no se pudieron leer.');
    expect(html).toContain('$ 90.000');
    expect(plain(shown([charted()]))).not.toContain('$');
  });

  it('keeps a finding and an evolution that the catalog does not have', () => {
    const html = plain(shown([charted({ catalogFindingId: 'new-one', evolution: 'frozen' })]));
    expect(html).toContain('>?<');
    expect(html).toContain('new-one');
    expect(html).toContain(words.unknownFinding);
    expect(html).toContain('<option value="frozen" selected="">frozen</option>');
    expect(html).toContain('>Hecho</option>');
  });

  it('offers what may be done', () => {
    const html = shown([charted()]);
    expect(html).toContain('<select');
    expect(html).toContain('Quitar Hueco, Oclusal');
    expect(html).not.toContain(words.neitherOffered);
  });

  it('says what the service does not offer, and is silent on what the person may not do', () => {
    const without = (change: Offered, remove: Offered) => shown([charted()], { change, remove });
    expect(without('not-offered', 'not-offered')).toContain(words.neitherOffered);
    expect(without('not-offered', 'not-offered')).not.toContain('<select');
    expect(without('not-offered', 'yes')).toContain(words.changeNotOffered);
    expect(without('yes', 'not-offered')).toContain(words.removeNotOffered);
    expect(without('no', 'no')).not.toContain('<select');
    expect(without('no', 'no')).not.toContain(words.neitherOffered);
    expect(without('no', 'no')).toContain('Por hacer');
  });

  it('says that nothing is charted', () => {
    expect(shown([])).toContain(words.noFindings);
    expect(shown([], { isWhole: false })).not.toContain(words.noFindings);
    expect(shown([], { isWhole: false })).toContain(es.odontogram.unread.emptyTooth);
  });
});
