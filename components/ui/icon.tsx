import { cx } from './cx';

/** Drawn on a 20-px grid with one stroke, so that any two of them sit well side by side. */
const PATHS = {
  add: 'M10 4v12M4 10h12',
  agenda: 'M3.5 4.5h13v12h-13zM3.5 8.2h13M7 2.8v3M13 2.8v3M8 8.2v8.3M12 8.2v8.3',
  alert: 'M10 3.2 17.6 16.4H2.4zM10 8.2v3.6M10 14v.1',
  back: 'M12.5 4.5 7 10l5.5 5.5',
  check: 'm4 10.5 4 4 8-9',
  chevron: 'm6 8 4 4 4-4',
  clear: 'M4.5 6h11M8 6V4h4v2M6 6l.7 10h6.6L14 6M8.6 8.8v4.6M11.4 8.8v4.6',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6v4.2l2.8 1.8',
  close: 'm5 5 10 10M15 5 5 15',
  copy: 'M7.5 7.5h8v8h-8zM12.5 7.5v-3h-8v8h3',
  down: 'M10 4v12M5 11l5 5 5-5',
  download: 'M10 3.5v9M6.5 9.5 10 13l3.5-3.5M4 16.5h12',
  edit: 'm4 16 .8-3.4L13 4.4l2.6 2.6-8.2 8.2zM11.3 6.1l2.6 2.6',
  filter: 'M3.5 5h13M6 10h8M8.5 15h3',
  forward: 'M7.5 4.5 13 10l-5.5 5.5',
  globe: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM3 10h14M10 3c4 4 4 10 0 14M10 3c-4 4-4 10 0 14',
  hide: 'M4 4l12 12M8.3 5.2A7.9 7.9 0 0 1 10 5c4.6 0 7 5 7 5s-.8 1.7-2.3 3.1M6 6.4C4 7.8 3 10 3 10s2.4 5 7 5c1.4 0 2.6-.5 3.6-1.1M8.5 8.6a2 2 0 0 0 2.8 2.8',
  info: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 9.2v4M10 6.6v.1',
  keyboard: 'M2.5 5.5h15v9h-15zM5.5 8.5h.1M8.5 8.5h.1M11.5 8.5h.1M14.5 8.5h.1M7 11.7h6',
  list: 'M7 5.5h9.5M7 10h9.5M7 14.5h9.5M3.5 5.5h.1M3.5 10h.1M3.5 14.5h.1',
  lock: 'M5 9h10v7.5H5zM7.2 9V6.4a2.8 2.8 0 0 1 5.6 0V9',
  history: 'M3.8 7.2A7 7 0 1 1 3 10.6M3.5 3.6v3.8h3.8M10 6.4v4l2.8 1.7',
  more: 'M4.5 10h.1M10 10h.1M15.5 10h.1',
  moon: 'M16 11.8A6.5 6.5 0 0 1 8.2 4 6.5 6.5 0 1 0 16 11.8z',
  offline:
    'M3.5 3.5l13 13M6 10.7a6 6 0 0 1 3-1.6M3.3 8a10 10 0 0 1 3.2-2M9.5 5a9.8 9.8 0 0 1 7.2 3M12 9.4a6 6 0 0 1 2 1.3M10 14.5v.1',
  person: 'M10 3.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM4 16.5c.5-3 2.8-4.5 6-4.5s5.5 1.5 6 4.5',
  patients:
    'M7.5 4a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM2.5 16c.4-2.8 2.3-4.2 5-4.2s4.6 1.4 5 4.2M13 4.4a2.6 2.6 0 0 1 0 4.9M14.5 12.1c1.8.5 2.8 1.8 3 3.9',
  print: 'M6 7.5v-4h8v4M6 13.5H3.5v-6h13v6H14M6 11.5h8v5H6z',
  phone:
    'M5.2 3.5h2.6l1.4 3.6-1.8 1.5a9.4 9.4 0 0 0 4 4l1.5-1.8 3.6 1.4v2.6a1.7 1.7 0 0 1-1.8 1.7A12.9 12.9 0 0 1 3.5 5.3a1.7 1.7 0 0 1 1.7-1.8z',
  pen: 'M3.5 17h13M5 13.4l.7-2.9 7-7 2.2 2.2-7 7zM11 5.2l2.2 2.2',
  receipt: 'M5 3.5h10v13l-2-1.3-1.5 1.3-1.5-1.3-1.5 1.3L7 15.2l-2 1.3zM7.5 7h5M7.5 10h5',
  redo: 'M12.5 4.5 16 8l-3.5 3.5M16 8H8.5a4 4 0 0 0 0 8H11',
  shares: 'M3 6.5h14v8H3zM3 9.2h14M5.8 12.2h3M13 12.2h1.4',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l3.5 3.5',
  settings:
    'M3.5 6h7M14.5 6h2M3.5 14h2M9.5 14h7M12.5 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM7.5 12a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  show: 'M3 10s2.4-5 7-5 7 5 7 5-2.4 5-7 5-7-5-7-5zM10 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  signOut: 'M8 3.5H4v13h4M12.5 6.5 16 10l-3.5 3.5M16 10H8',
  split: 'M10 2.5v3M10 8.5v3M10 14.5v3M7.5 5.5h-4v9h4M12.5 5.5h4v9h-4',
  star: 'm10 3 2.2 4.4 4.8.7-3.5 3.4.8 4.9-4.3-2.3-4.3 2.3.8-4.9L3 8.1l4.8-.7z',
  sun: 'M10 6.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM10 2.5v1.2M10 16.3v1.2M2.5 10h1.2M16.3 10h1.2M4.7 4.7l.9.9M14.4 14.4l.9.9M15.3 4.7l-.9.9M5.6 14.4l-.9.9',
  till: 'M3.5 8.5h13v8h-13zM5.3 8.5l1.2-5h7l1.2 5M3.5 12.4h13M8.5 14.5h3',
  tooth:
    'M6.3 3.2C4.3 3.2 3.2 4.9 3.4 7c.3 2.7 1.3 3.2 1.7 6 .2 1.6.4 3.8 1.5 3.8 1.5 0 1.2-4.8 3.4-4.8s1.9 4.8 3.4 4.8c1.1 0 1.3-2.2 1.5-3.8.4-2.8 1.4-3.3 1.7-6 .2-2.1-.9-3.8-2.9-3.8-1.5 0-2.2.9-3.7.9s-2.2-.9-3.7-.9z',
  table: 'M3.5 4.5h13v11h-13zM3.5 8.2h13M3.5 11.9h13M8 4.5v11',
  today: 'M3.5 4.5h13v12h-13zM3.5 8.2h13M7 2.8v3M13 2.8v3M7 11.5h2.2v2.2H7z',
  up: 'M10 16V4M5 9l5-5 5 5',
  undo: 'M7.5 4.5 4 8l3.5 3.5M4 8h7.5a4 4 0 0 1 0 8H9',
} as const;

export type IconName = keyof typeof PATHS;

/** Decoration beside words; an icon alone needs its name on the control that holds it. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={cx('size-4.5 shrink-0', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
