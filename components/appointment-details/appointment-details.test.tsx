import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import messages from '@/messages/en-US.json';
import { AppointmentDetails } from './appointment-details';

const entry = {
  id: 'a',
  date: '2026-11-23',
  from: 600,
  to: 630,
  patientId: 'maria',
  doctorId: 'ana',
  locationId: 'north',
  procedureId: 'control',
  status: 'confirmed',
};

function shown(change: 'yes' | 'no' | 'not-offered', status = 'confirmed'): string {
  return renderToString(
    <NextIntlClientProvider locale="en-US" timeZone="UTC" messages={messages}>
      <QueryClientProvider client={new QueryClient()}>
        <AppointmentDetails
          entry={{ ...entry, status }}
          doctor="Ana"
          place="North"
          now={{ date: '2026-11-23', minutes: 540 }}
          timezone="America/Bogota"
          change={change}
          follows={{ record: false, prescribe: false, bill: false, charge: false }}
          onMove={() => {}}
        />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
}

describe('moving', () => {
  const button = `>${messages.agenda.move.hold}</button>`;

  test('is offered of what is to take place', () => {
    expect(shown('yes')).toContain(button);
    expect(shown('yes', 'canceled')).not.toContain(button);
    expect(shown('yes', 'completed')).not.toContain(button);
  });

  test('is absent where the service cannot, which is said, and where the person may not', () => {
    expect(shown('not-offered')).not.toContain(button);
    expect(shown('not-offered')).toContain(messages.appointment.notOffered);
    expect(shown('no')).not.toContain(button);
    expect(shown('no')).not.toContain(messages.appointment.notOffered);
  });
});
