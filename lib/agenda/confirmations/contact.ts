/**
 * How a patient is reached. `gone`: the service has no such patient. `unread`: nobody knows, for the record
 * could not be read.
 */
export type Contact =
  | { readonly name: string; readonly firstName: string; readonly phone?: string }
  | 'gone'
  | 'unread';
