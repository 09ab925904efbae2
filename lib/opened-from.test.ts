import { afterEach, describe, expect, it, vi } from 'vitest';
import { pathComeBackFrom, stepsBackTo } from './opened-from';

/** A history of these addresses, with the person at the one in place `at`. */
function visited(addresses: readonly (string | null)[], at: number): void {
  const entries = addresses.map((address) => ({
    url: address && `http://127.0.0.1:3000${address}`,
  }));
  vi.stubGlobal('window', { navigation: { entries: () => entries, currentEntry: { index: at } } });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the path come back from', () => {
  it('is where the page led to last, without what was searched there', () => {
    visited(['/patients?search=perez', '/patients/p1?tab=x'], 0);
    expect(pathComeBackFrom()).toBe('/patients/p1');
  });

  it('is unknown on the way on, after a load and where the browser does not tell', () => {
    visited(['/patients/p1', '/patients'], 1);
    expect(pathComeBackFrom()).toBeUndefined();
    visited(['/patients', null], 0);
    expect(pathComeBackFrom()).toBeUndefined();
    vi.stubGlobal('window', {});
    expect(pathComeBackFrom()).toBeUndefined();
  });
});

describe('the steps back to a list', () => {
  it('lead to where the record was opened, past what was done with it since', () => {
    visited(['/', '/patients?search=perez', '/patients/p1'], 2);
    expect(stepsBackTo('/patients', '/patients/p1')).toBe(-1);
    visited(['/patients?page=2', '/patients/p1', '/patients/p1/edit', '/patients/p1'], 3);
    expect(stepsBackTo('/patients', '/patients/p1')).toBe(-3);
  });

  it('are none where the record was not opened from the list', () => {
    visited(['/patients', '/', '/patients/p1'], 2);
    expect(stepsBackTo('/patients', '/patients/p1')).toBeUndefined();
    visited(['/patients', '/patients/p2', '/', '/patients/p1'], 3);
    expect(stepsBackTo('/patients', '/patients/p1')).toBeUndefined();
    visited([null, '/patients/p1'], 1);
    expect(stepsBackTo('/patients', '/patients/p1')).toBeUndefined();
    vi.stubGlobal('window', {});
    expect(stepsBackTo('/patients', '/patients/p1')).toBeUndefined();
  });
});
