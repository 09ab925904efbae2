export interface ServiceConfig {
  /** `documented`: a service that offers the published contract and nothing else. */
  readonly offer: 'all' | 'documented';
  readonly maxBodyBytes: number;
  /** A request that takes longer is answered 503. */
  readonly deadlineMs: number;
  /** Requests that one key may make in a time. */
  readonly rateLimit: { readonly requests: number; readonly seconds: number };
}

export const DEFAULT_CONFIG: ServiceConfig = {
  offer: 'all',
  maxBodyBytes: 1024 * 1024,
  deadlineMs: 30_000,
  rateLimit: { requests: 60_000, seconds: 60 },
};
