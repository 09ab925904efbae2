import { readFileSync } from 'node:fs';
import { asc, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService } from '../testing/harness';
import { odontogramFindings, odontograms } from './schema/odontogram';
import { patients } from './schema/patients';

const MIGRATION = new URL('./migrations/0015_combined_findings.sql', import.meta.url);

test.each(DATABASE_KINDS)(
  'findings of entries that are no more keep their words, on %s',
  async (kind) => {
    const service = await startService(kind);
    try {
      const { id: clinicId } = await service.addClinic();
      const at = service.clock.now();
      const dates = { createdAt: at, updatedAt: at };
      const patient = { clinicId, id: 'luz', firstName: 'Luz', lastName: 'Rojas', ...dates };
      await service.db.insert(patients).values({ ...patient, status: 'active' });
      await service.db.insert(odontograms).values({
        clinicId,
        patientId: 'luz',
        id: 'chart',
        dentitionMode: 'adult',
        temporaryTeeth: [],
        version: 3,
        ...dates,
      });
      const charted = [
        { toothFdi: 18, catalogFindingId: 'semi-incluido', notes: 'Pericoronitis' },
        { toothFdi: 28, catalogFindingId: 'ausente-otra', notes: null },
        { toothFdi: 38, catalogFindingId: 'incluido', notes: null },
      ];
      await service.db.insert(odontogramFindings).values(
        charted.map((finding) => ({
          clinicId,
          id: String(finding.toothFdi),
          patientId: 'luz',
          plannedItems: [],
          evolution: 'pending',
          createdBy: 'test',
          ...dates,
          ...finding,
        })),
      );
      await service.db.execute(sql.raw(readFileSync(MIGRATION, 'utf8')));
      const { toothFdi, catalogFindingId, notes } = odontogramFindings;
      const now = await service.db
        .select({ toothFdi, catalogFindingId, notes })
        .from(odontogramFindings)
        .orderBy(asc(toothFdi));
      expect(now).toEqual([
        { toothFdi: 18, catalogFindingId: 'incluido', notes: 'Semiincluido. Pericoronitis' },
        { toothFdi: 28, catalogFindingId: 'ausente-extraccion', notes: 'Ausente, otra causa' },
        charted[2],
      ]);
    } finally {
      await service.close();
    }
  },
);
