import { expect, test, vi } from 'vitest';
import { renderApp } from '@/lib/testing/render-app';
import { useUnsavedGuard } from './use-unsaved-guard';

const QUESTION = 'You have unsaved changes. If you leave now, they will be lost.';

function Form({ isTyped, onFollowed }: { isTyped: boolean; onFollowed: () => void }) {
  useUnsavedGuard(isTyped, QUESTION);
  return (
    <a
      href="?elsewhere"
      onClick={(event) => {
        event.preventDefault();
        onFollowed();
      }}
    >
      Elsewhere
    </a>
  );
}

async function opened(isTyped: boolean) {
  const onFollowed = vi.fn();
  const { screen } = await renderApp(<Form isTyped={isTyped} onFollowed={onFollowed} />);
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const link = screen.getByRole('link', { name: 'Elsewhere' });
  return { screen, press, link, onFollowed };
}

test('a link is followed at once while nothing is typed', async () => {
  const { link, onFollowed } = await opened(false);
  await link.click();
  expect(onFollowed).toHaveBeenCalledOnce();
});

test('a link waits for the answer, is not followed by who stays, and is by who leaves', async () => {
  const { screen, press, link, onFollowed } = await opened(true);
  await link.click();
  await expect.element(screen.getByText(QUESTION)).toBeVisible();
  await press('Keep editing');
  await expect.element(link).toHaveFocus();
  expect(onFollowed).not.toHaveBeenCalled();
  await link.click();
  await press('Leave without saving');
  await expect.poll(() => onFollowed.mock.calls.length).toBe(1);
  // What was given up is not asked about again.
  await link.click();
  expect(onFollowed).toHaveBeenCalledTimes(2);
});
