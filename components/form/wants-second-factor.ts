/** Whether the password was right and a code is asked for next, by what `/api/auth/sign-in` answered. */
export function wantsSecondFactor(body: unknown): boolean {
  return (
    typeof body === 'object' && body !== null && 'status' in body && body.status === 'second-factor'
  );
}
