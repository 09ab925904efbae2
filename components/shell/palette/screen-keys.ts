/** Keys that a screen listens to itself, where the focus is: shown in the map with the others. */
export interface ScreenKeys {
  action:
    | 'move'
    | 'arrive'
    | 'carry'
    | 'resize'
    | 'drop'
    | 'letGo'
    | 'book'
    | 'tooth'
    | 'surface'
    | 'surfaces'
    | 'choose'
    | 'range'
    | 'palette'
    | 'removeFinding'
    | 'saveFinding'
    | 'undo'
    | 'redoEdit'
    | 'leave'
    | 'save'
    | 'nextLine'
    | 'moveMedication';
  keys: readonly string[];
  /** Held down together; otherwise each of the keys does its part of it. */
  isChord?: true;
  section: 'dates' | 'move' | 'chart' | 'write';
  /** For whoever does more there than look. */
  needs?: 'book' | 'changeChart';
}

export const SCREEN_KEYS: readonly ScreenKeys[] = [
  { action: 'move', keys: ['m'], section: 'dates', needs: 'book' },
  { action: 'arrive', keys: ['a'], section: 'dates', needs: 'book' },
  { action: 'book', keys: ['Ctrl', 'Enter'], isChord: true, section: 'dates', needs: 'book' },
  { action: 'carry', keys: ['←', '↑', '→', '↓'], section: 'move' },
  { action: 'resize', keys: ['+', '−'], section: 'move' },
  { action: 'drop', keys: ['Enter'], section: 'move' },
  { action: 'letGo', keys: ['Esc'], section: 'move' },
  { action: 'palette', keys: ['/'], section: 'chart', needs: 'changeChart' },
  { action: 'tooth', keys: ['3', '6'], section: 'chart' },
  { action: 'surface', keys: ['O', 'M', 'D', 'V', 'P'], section: 'chart' },
  { action: 'surfaces', keys: ['Enter'], section: 'chart' },
  { action: 'choose', keys: ['␣'], section: 'chart' },
  { action: 'range', keys: ['⇧', '→'], isChord: true, section: 'chart' },
  { action: 'removeFinding', keys: ['Del'], section: 'chart', needs: 'changeChart' },
  {
    action: 'saveFinding',
    keys: ['Ctrl', 'Enter'],
    isChord: true,
    section: 'chart',
    needs: 'changeChart',
  },
  { action: 'undo', keys: ['Ctrl', 'Z'], isChord: true, section: 'chart', needs: 'changeChart' },
  {
    action: 'redoEdit',
    keys: ['Ctrl', 'Y'],
    isChord: true,
    section: 'chart',
    needs: 'changeChart',
  },
  { action: 'leave', keys: ['Esc'], section: 'chart' },
  { action: 'save', keys: ['Ctrl', 'Enter'], isChord: true, section: 'write' },
  { action: 'nextLine', keys: ['Enter'], section: 'write' },
  { action: 'moveMedication', keys: ['Alt', '↑'], isChord: true, section: 'write' },
];
