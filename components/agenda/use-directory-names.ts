import { useCallback, useMemo } from 'react';
import type { Directory } from '@/lib/agenda/shared/directory';

export interface DirectoryNames {
  readonly doctorOf: (id: string) => string;
  readonly placeOf: (id: string) => string;
}

/** What doctors and places are called; the id where nobody told a name. */
export function useDirectoryNames(directory: Directory | undefined): DirectoryNames {
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
