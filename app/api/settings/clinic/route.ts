import { ensureWritable, record } from '@/lib/audit/audit';
import { beginCountsAnew } from '@/lib/auth/attempt-limits';
import { defineHandler } from '@/lib/clinic/define-handler.server';
import { ownRow } from '@/lib/clinic/own-row';
import {
  SAFETY_SETTINGS,
  type SafetySettings,
  settingsChange,
} from '@/lib/clinic/settings/clinic-settings';
import { changeSettings } from '@/lib/clinic/settings/clinic-settings.server';
import { settingsHandlers } from '@/lib/clinic/settings/handlers';
import { problem } from '@/lib/http/problem';

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
        ...(before && changes(before.settings[change.section], change.values)),
      },
    });
    if (before === null) {
      await record({ ...row, result: 'refused', status: 409 });
      return problem(409, { code: 'SETTINGS_CHANGED', correlationId: caller.correlationId });
    }
    await record(row);
    if (before.settings.safety.guesses !== change.values.guesses) await beginCountsAnew();
    return { status: 'ok' } as const;
  },
);

/** `name: before → after` of what differs. */
function changes(former: SafetySettings, values: SafetySettings): Record<string, string> {
  return Object.fromEntries(
    SAFETY_SETTINGS.filter((name) => former[name] !== values[name]).map((name) => [
      name,
      `${former[name]} → ${values[name]}`,
    ]),
  );
}

export const dynamic = 'force-dynamic';
