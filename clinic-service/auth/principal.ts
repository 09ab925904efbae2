/** Whom a request acts for, as its API key says. */
export interface Principal {
  readonly keyId: string;
  readonly clinicId: string;
  readonly scopes: readonly string[];
  readonly locale: 'es-CO' | 'en-US';
  /** IANA zone of the clinic's clock. */
  readonly timezone: string;
  readonly features: readonly string[];
}
