import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { readOdontogramVersion as operation } from '@/lib/contract/odontogram';
import { odontogram } from '@/lib/contract/odontogram-chart';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { odontogramVersions as versions } from '../db/schema/odontogram';
import { NotFoundError } from '../errors';

/** More digits than any chart has changes, and fewer than the column holds. */
const NUMBER = /^\d{1,9}$/;

export async function readVersion(
  { db, principal }: Context,
  { params }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const [row] = NUMBER.test(params.n)
    ? await db
        .select()
        .from(versions)
        .where(
          and(
            eq(versions.clinicId, principal.clinicId),
            eq(versions.patientId, params.patientId),
            eq(versions.version, Number(params.n)),
          ),
        )
    : [];
  if (row === undefined) throw new NotFoundError('Version not found.');
  const { version, action, createdBy, createdByName, createdAt, state } = row;
  return {
    version,
    action,
    createdBy,
    createdByName,
    createdAt: createdAt.toISOString(),
    odontogram: z.parse(odontogram, state),
  };
}
