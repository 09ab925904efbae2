'use client';

import { createContext, useContext } from 'react';

export interface ShellActions {
  openSearch: () => void;
  openKeyboardMap: () => void;
}

export const ShellContext = createContext<ShellActions>({
  openSearch: () => {},
  openKeyboardMap: () => {},
});

export function useShell(): ShellActions {
  return useContext(ShellContext);
}
