/** The present instant. Injected, so that tests and demo data decide what "now" is. */
export type Clock = () => Date;

/** A new id that no other call returns; `ID_PATTERN`. Injected as the clock is. */
export type NewId = () => string;
