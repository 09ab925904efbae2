const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** A first look, before anything is sent; whoever takes the address decides. */
export function looksLikeEmail(text: string): boolean {
  return EMAIL.test(text);
}
