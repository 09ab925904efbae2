/** The present instant. Injected, so that tests and demo data decide what "now" is. */
export type Clock = () => Date;
