import { createLoader, createSerializer } from 'nuqs/server';
import { parseAsId, parseAsPage } from '@/lib/url-parsers';

const WAITING_PATH = '/waiting';
export const WAITING_PAGE = 25;

const waitingParams = { page: parseAsPage, procedure: parseAsId, doctor: parseAsId };
export const loadWaiting = createLoader(waitingParams);
const serialize = createSerializer(waitingParams);

/** The address of a page of the list, as it is narrowed. */
export const waitingHref = (params: Parameters<typeof serialize>[1]) =>
  serialize(WAITING_PATH, params);
