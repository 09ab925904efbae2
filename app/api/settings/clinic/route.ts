import { settingsHandlers } from '@/lib/clinic/handlers';
import {
  type ClinicSettings,
  type SettingsChange,
  settingsChange,
} from '@/lib/kit/clinic-settings';
import { ensureWritable, record } from '@/lib/server/audit/audit';
import { beginCountsAnew } from '@/lib/server/auth/attempt-limits';
import { changeSettings } from '@/lib/server/db/clinic-settings.server';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';
import { problem } from '@/lib/server/http/problem';

/**
 * Changes one section of the clinic's settings. Answers 409 `SETTINGS_CHANGED` where somebody else
 * changed them since the form was filled.
 */
export const POST = defineHandler(
  settingsHandlers.change,
  { body: settingsChange },
  async (caller, { body: change }) => {
    await ensureWritable();
    const before = await changeSettings(change, caller.session.staff.id);
    const row = ownRow(caller, 'clinic.settings', {
      detail: {
        section: change.section,
        ...(before && changes(before.settings, change)),
      },
    });
    if (before === null) {
      await record({ ...row, result: 'refused', status: 409 });
      return problem(409, { code: 'SETTINGS_CHANGED', correlationId: caller.correlationId });
    }
    await record(row);
    if (change.section === 'safety' && before.settings.safety.guesses !== change.values.guesses) {
      await beginCountsAnew();
    }
    return { status: 'ok' } as const;
  },
);

/** `name: before → after` of what differs; of texts for patients, which of them do. */
function changes(settings: ClinicSettings, change: SettingsChange): Record<string, string> {
  const former = new Map<string, unknown>(Object.entries(settings[change.section]));
  const changed = Object.entries(change.values).filter(
    ([name, value]) => written(former.get(name)) !== written(value),
  );
  if (change.section === 'confirmation') {
    return { changed: changed.map(([name]) => name).join(' ') };
  }
  return Object.fromEntries(
    changed.map(([name, value]) => [name, `${written(former.get(name))} → ${written(value)}`]),
  );
}

function written(value: unknown): string {
  return Array.isArray(value) ? value.join('; ') : String(value);
}

export const dynamic = 'force-dynamic';
