import { createLoader, createSerializer } from 'nuqs/server';
import { parseAsDay, parseAsPage } from '@/lib/url-parsers';

export const CASH_PATH = '/billing/cash';
export const CASH_PAGE = 20;

/** The sheet of one session. */
export const cashHref = (id: string) => `${CASH_PATH}/${id}`;

const historyParams = { page: parseAsPage };
export const loadCashHistory = createLoader(historyParams);
const serializeHistory = createSerializer(historyParams);
export const cashHistoryHref = (page: number) => serializeHistory(CASH_PATH, { page });

/** Today where absent. */
const dayParams = { date: parseAsDay };
export const loadCashDay = createLoader(dayParams);
const serializeDay = createSerializer(dayParams);
export const cashDayHref = (date: string | null) => serializeDay(`${CASH_PATH}/day`, { date });
