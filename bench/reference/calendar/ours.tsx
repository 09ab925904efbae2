import { NextIntlClientProvider } from 'next-intl';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AgendaGrid } from '@/components/agenda/grid/agenda-grid';
import { useGridColumns } from '@/components/agenda/grid/use-grid-columns';
import messages from '@/messages/es-CO.json';
import { DATE, fullDay } from './day';

const { directory, entries } = fullDay();
const nothing = () => {};
const moving = {
  held: undefined,
  onHold: nothing,
  onCarry: nothing,
  onDrop: nothing,
  onLetGo: nothing,
};

function Day() {
  const columns = useGridColumns({
    dates: [DATE],
    doctorId: undefined,
    entries,
    directory,
    filters: { doctors: [], locations: [], statuses: [] },
    weekHref: (doctor) => `/agenda?view=week&doctors=${doctor}`,
    dayHref: (date) => `/agenda?date=${date}`,
    onGo: nothing,
    now: { date: DATE, minutes: 10 * 60 },
  });
  return (
    <AgendaGrid
      label={messages.agenda.title}
      columns={columns}
      now={{ date: DATE, minutes: 10 * 60 }}
      placeOf={(id) => id}
      planned={undefined}
      selected={undefined}
      hrefOf={(id) => `/agenda?appointment=${id}`}
      restHrefOf={() => '/'}
      onOpen={nothing}
      onBook={nothing}
      onArrive={undefined}
      moving={moving}
    />
  );
}

/** Draws the day and returns when it is in the document. */
export function mount(target: Element): void {
  const root = createRoot(target);
  flushSync(() =>
    root.render(
      <NextIntlClientProvider locale="es-CO" messages={messages} timeZone="America/Bogota">
        <Day />
      </NextIntlClientProvider>,
    ),
  );
}
