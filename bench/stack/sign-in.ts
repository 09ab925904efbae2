import type { Role } from '@/lib/contract/roles';

/** Signs somebody of the demo clinic in; the `Cookie` header of the session. */
export async function signIn(url: string, role: Role = 'receptionist'): Promise<string> {
  const response = await fetch(`${url}/api/auth/demo`, {
    method: 'POST',
    headers: {
      origin: url,
      'content-type': 'application/json',
      'x-requested-with': 'clinic-admin',
    },
    body: JSON.stringify({ role }),
  });
  if (!response.ok) throw new Error(`sign-in: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
