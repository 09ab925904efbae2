import { useCallback, useMemo } from 'react';
import type { Directory } from '@/lib/agenda/directory';

/** What doctors and places are called; the id where nobody told a name. */
export function useDirectoryNames(directory: Directory | undefined) {
  const names = useMemo(
    () => ({
      doctors: new Map(directory?.doctors.map(({ id, name }) => [id, name])),
      places: new Map(directory?.locations.map(({ id, name }) => [id, name])),
    }),
    [directory],
  );
  return {
    doctorOf: useCallback((id: string) => names.doctors.get(id) ?? id, [names]),
    placeOf: useCallback((id: string) => names.places.get(id) ?? id, [names]),
  };
}
