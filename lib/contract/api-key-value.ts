/** Characters that may stand in an Authorization header. */
const PRINTED = '[\\x21-\\x7e]';

/** What may be an API key of a service we know nothing of. */
export const FOREIGN_API_KEY = new RegExp(`^${PRINTED}{8,512}$`);

/** An API key of the embedded service, made by it or set: long enough that nobody guesses it. */
export const EMBEDDED_API_KEY = new RegExp(`^${PRINTED}{32,256}$`);
