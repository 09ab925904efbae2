import { vi } from 'vitest';

// A derivation is slow on purpose. Tests sign in some thousand times; what one costs has tests of its own,
// which take this back with `vi.unmock`.
vi.mock('@/lib/server/auth/password/password-cost', () => ({
  PASSWORD_COST: { ln: 8, r: 8, p: 3 },
}));
