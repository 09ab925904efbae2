/** A box of what is told of a chart; its tone is added. */
export const NEWS_BOX =
  'flex items-center gap-2 rounded-md border pr-2 pl-2.5 text-sm leading-4 wrap-anywhere';
