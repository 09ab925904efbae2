/**
 * Headers that name the person a change is made for, beside the key that makes it: an id, and a
 * name of at most 120 characters, percent-encoded. An extension: the published contract knows keys
 * alone.
 */
export const ACTING_USER = 'X-Acting-User';
export const ACTING_USER_NAME = 'X-Acting-User-Name';
export const LONGEST_ACTING_NAME = 120;
