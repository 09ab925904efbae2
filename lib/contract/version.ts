/** The header of a change that names the version it is to find. */
export const IF_MATCH = 'If-Match';

/** A version as `If-Match` and `ETag` carry it, without its quotes. Any other text is not sent. */
export const VERSION_PATTERN = /^[\w.:+/=-]{1,128}$/;
