import type { appointments } from '../schema/appointments';
import { atDesk } from './desk-time';
import type { Random } from './random';

type Status = (typeof appointments.$inferSelect)['status'];

const DAY_MS = 86_400_000;
/** Days after which nobody has forgotten to say whether a patient came. */
const SETTLED_DAYS = 3;

/** How an appointment went, or stands, as of `now`: the past is done, the future confirmed. */
export function outcome(random: Random, startsAt: Date, endsAt: Date, now: Date): Status {
  const chance = random.next();
  if (endsAt > now) return chance < 0.06 && startsAt > now ? 'canceled' : 'confirmed';
  if (chance < 0.08) return 'canceled';
  if (chance < 0.145) return 'no_show';
  const recent = now.getTime() - endsAt.getTime() < SETTLED_DAYS * DAY_MS;
  return recent && chance < 0.22 ? 'confirmed' : 'completed';
}

interface Times {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly now: Date;
  /** When the patient's record was begun. */
  readonly since: Date;
}

/** When it was booked, and when it was last touched; neither lies in the future. */
export function stamps(random: Random, status: Status, { startsAt, endsAt, now, since }: Times) {
  const latest = startsAt < now ? startsAt : now;
  const begun = since < latest ? since : latest;
  const booked = latest.getTime() - (0.1 + random.next() ** 2 * 28) * DAY_MS;
  const createdAt = atDesk(new Date(booked), begun, latest);
  const between = createdAt.getTime() + random.next() * (latest.getTime() - createdAt.getTime());
  const updatedAt = {
    confirmed: createdAt,
    canceled: atDesk(new Date(between), createdAt, latest),
    completed: endsAt,
    no_show: endsAt,
  }[status];
  return { createdAt, updatedAt };
}
