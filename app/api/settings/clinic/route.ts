import { ensureWritable, record } from '@/lib/audit/audit';
import { protectedRoute } from '@/lib/auth/protected-route';
import { ownRow } from '@/lib/clinic/own-row';
import { requestCaller } from '@/lib/clinic/request-caller';
import {
  SAFETY_SETTINGS,
  type SafetySettings,
  settingsChange,
} from '@/lib/clinic/settings/clinic-settings';
import { changeSettings } from '@/lib/clinic/settings/clinic-settings.server';
import { answer } from '@/lib/http/answer';
import { parseBody } from '@/lib/http/body';
import { problem } from '@/lib/http/problem';
import { mayDo } from '@/lib/rules/roles';

const protection = {
  action: 'clinic.settings',
  may: (role: Parameters<typeof mayDo>[0]) => mayDo(role, 'clinic.settings'),
  asksAgain: true,
} as const;

/**
 * Changes one section of the clinic's settings. Answers 409 `SETTINGS_CHANGED` where somebody else
 * changed them since the form was filled.
 */
export function POST(request: Request): Promise<Response> {
  return protectedRoute(request, protection, async (context) => {
    const change = await parseBody(request, settingsChange);
    await ensureWritable();
    const caller = requestCaller(context, request.headers);
    const before = await changeSettings(change, context.session.staff.id);
    const row = ownRow(caller, protection.action, {
      detail: {
        section: change.section,
        ...(before && changes(before.settings[change.section], change.values)),
      },
    });
    if (before === null) {
      await record({ ...row, result: 'refused', status: 409 });
      return problem(409, { code: 'SETTINGS_CHANGED', correlationId: context.correlationId });
    }
    await record(row);
    return answer({ status: 'ok' });
  });
}

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
