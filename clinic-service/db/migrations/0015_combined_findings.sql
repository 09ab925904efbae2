-- Entries that gave their place to combinations: what was charted by them keeps their words in its note.
WITH retired(id, now, label) AS (VALUES
  ('ausente-otra', 'ausente-extraccion', 'Ausente, otra causa'),
  ('semi-incluido', 'incluido', 'Semiincluido'),
  ('hipomineralizacion', 'fluorosis', 'Hipomineralización'),
  ('pulpectomia-indicada', 'endodoncia-indicada', 'Pulpectomía indicada'))
UPDATE odontogram_findings AS finding
SET catalog_finding_id = retired.now,
    notes = left(concat_ws('. ', retired.label, nullif(finding.notes, '')), 2000)
FROM retired
WHERE finding.catalog_finding_id = retired.id;
