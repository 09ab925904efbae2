/**
 * Why something is not done to an account: there is none of this id, or no open invitation; it is one's
 * own, whose rights another administrator takes; it is one of the demonstration, with which everybody
 * comes in; it is out of use, and a link would bring it back without saying so.
 */
export class StaffDeedError extends Error {
  constructor(
    readonly code:
      | 'NOT_FOUND'
      | 'INVITATION_GONE'
      | 'OWN_ACCOUNT'
      | 'DEMO_ACCOUNT'
      | 'ACCOUNT_DISABLED',
  ) {
    super(`The account stays as it is: ${code}`);
    this.name = 'StaffDeedError';
  }
}
