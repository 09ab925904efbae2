/** One line of a menu, be it a link or a button. */
export const MENU_ITEM =
  'flex min-h-8 w-full touch:min-h-11 items-center gap-2 rounded-sm px-2 text-left text-ink no-underline hover:bg-hover aria-pressed:font-medium focus-visible:outline-offset-[-2px]';
