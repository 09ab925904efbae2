import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShapeFirst } from './shape-first';

const request = vi.hoisted(() => ({ isDocument: false }));
vi.mock('@/lib/server/http/is-document-request', () => ({
  isDocumentRequest: async () => request.isDocument,
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  request.isDocument = false;
});

/** The first part sent of a page whose data takes so many milliseconds. */
async function sentOf(duration: number) {
  const load = async () => {
    await new Promise((resolve) => setTimeout(resolve, duration));
    return <p>page</p>;
  };
  const sent = ShapeFirst({ shape: <p>shape</p>, load });
  await vi.advanceTimersByTimeAsync(duration);
  const { shape, children } = (await sent).props;
  return { shape, page: await children };
}

test('a page that is there within 120 ms has no shape before it', async () => {
  expect(await sentOf(119)).toEqual({ shape: undefined, page: <p>page</p> });
});

test('of a page that is later the shape is sent, and then the page', async () => {
  expect(await sentOf(121)).toEqual({ shape: <p>shape</p>, page: <p>page</p> });
});

test('the shape does not wait for the page', async () => {
  const sent = ShapeFirst({ shape: <p>shape</p>, load: () => new Promise(() => {}) });
  await vi.advanceTimersByTimeAsync(120);
  expect((await sent).props.shape).toEqual(<p>shape</p>);
});

test('a document comes whole, however late', async () => {
  request.isDocument = true;
  expect(await sentOf(5_000)).toEqual({ shape: undefined, page: <p>page</p> });
});

test.each([0, 5_000])(
  'what is not there is told by the page itself, after %i ms',
  async (after) => {
    request.isDocument = after > 0;
    const load = async () => {
      await new Promise((resolve) => setTimeout(resolve, after));
      throw new Error('not there');
    };
    const told = expect(ShapeFirst({ shape: null, load })).rejects.toThrow('not there');
    await vi.advanceTimersByTimeAsync(after);
    await told;
  },
);
