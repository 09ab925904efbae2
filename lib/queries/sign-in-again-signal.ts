/** Code of a 403 that goes once the person has signed in again: the session is too old for this. */
export const SIGN_IN_AGAIN = 'SIGN_IN_AGAIN';
