import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { StandingBill } from '@/lib/billing/shared/standing-bill';
import { standingBillQuery } from '@/lib/billing/shared/standing-bill-queries';
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

interface Shown {
  readonly status?: string;
  /** Of whom bills: undefined where it is not known yet. */
  readonly found?: { readonly bill?: StandingBill };
  readonly bills?: boolean;
}

function shown(
  change: 'yes' | 'no' | 'not-offered',
  { status = 'confirmed', found, bills = false }: Shown = {},
): string {
  const queries = new QueryClient();
  if (found) queries.setQueryData(standingBillQuery(entry).queryKey, found);
  return renderToString(
    <NextIntlClientProvider locale="en-US" timeZone="UTC" messages={messages}>
      <QueryClientProvider client={queries}>
        <AppointmentDetails
          entry={{ ...entry, status }}
          doctor="Ana"
          place="North"
          cancelReasons={[]}
          now={{ date: '2026-11-23', minutes: 540 }}
          timezone="America/Bogota"
          change={change}
          marksVisits
          directory={undefined}
          onReschedule={() => {}}
          follows={{ chart: false, record: false, prescribe: false, bill: bills, charge: bills }}
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
    expect(shown('yes', { status: 'canceled' })).not.toContain(button);
    expect(shown('yes', { status: 'completed' })).not.toContain(button);
  });

  test('is absent where the service cannot, which is said, and where the person may not', () => {
    expect(shown('not-offered')).not.toContain(button);
    expect(shown('not-offered')).toContain(messages.appointment.notOffered);
    expect(shown('no')).not.toContain(button);
    expect(shown('no')).not.toContain(messages.appointment.notOffered);
  });
});

describe('billing', () => {
  const { bill, charge } = messages.appointment;
  const offered = [`>${bill}</a>`, `>${charge}</a>`];
  const invoice = { rail: 'invoice', id: 'f/1', number: 'F-1', isCertain: true } as const;

  test('is offered while nobody knows of a bill, also where that could not be read', () => {
    for (const found of [undefined, {}]) {
      const html = shown('yes', { bills: true, ...(found && { found }) });
      for (const link of offered) expect(html).toContain(link);
    }
  });

  test('says where it is billed instead, with the way there, also of a cancelled one', () => {
    for (const status of ['confirmed', 'completed', 'canceled']) {
      const html = shown('yes', { bills: true, status, found: { bill: invoice } });
      expect(html).toContain('href="/billing/invoices/f%2F1"');
      expect(html).toContain('>Billed on F-1</a>');
      for (const link of offered) expect(html).not.toContain(link);
    }
    const found = {
      bill: { rail: 'charge', payer: 'EPS Cordillera Azul', share: 10_000 },
    } as const;
    const html = shown('yes', { bills: true, found });
    expect(html).toContain('href="/patients/maria/billing"');
    expect(html).toMatch(/>Charged to EPS Cordillera Azul; patient’s share: .*10,000<\/a>/);
    for (const link of offered) expect(html).not.toContain(link);
  });

  test('stays offered where what was made here may have been voided since', () => {
    const found = { bill: { ...invoice, isCertain: false } };
    const html = shown('yes', { bills: true, found });
    expect(html).toContain('>Invoice F-1 created</a>');
    for (const link of offered) expect(html).toContain(link);
  });
});
