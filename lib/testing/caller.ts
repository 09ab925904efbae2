import type { Role } from '@/lib/contract/roles';
import type { Caller } from '@/lib/server/door/caller';

/** Somebody of a role who is signed in, as handlers and pages see them. */
export function callerOf(role: Role, id = 'u1'): Caller {
  return {
    session: {
      id: 's1',
      createdAt: new Date('2026-11-20T14:00:00Z'),
      idleExpiresAt: new Date('2026-11-20T15:00:00Z'),
      staff: {
        id,
        name: 'Ana',
        email: 'ana@clinica.example',
        role,
        secondFactor: false,
        locale: null,
        theme: 'system',
        doctorId: null,
      },
    },
    locale: 'es-CO',
    correlationId: 'call-0001',
    address: '127.0.0.1',
  };
}
