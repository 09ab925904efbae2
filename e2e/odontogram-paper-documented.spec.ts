import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { chartedPatient } from './support/odontogram';
import { EMPTY_CLINIC } from './support/stack';

// A service that offers the published contract and nothing else: no chart can be read.
// A copy, so that no other file is given this clinic as it is left.
test.use({ stackOptions: { ...EMPTY_CLINIC } });

test('no sheet and no history: that is said, and no mouth is drawn', async ({
  page,
  ownStack,
  t,
  signInAs,
}) => {
  const id = await chartedPatient(ownStack, [
    { toothFdi: 36, surface: 'occlusal', catalogFindingId: 'caries' },
  ]);
  await ownStack.killService();
  await ownStack.startService({ CLINIC_API_OFFER: 'documented' });
  await signInAs('dentist');
  for (const sheet of ['print', 'plan']) {
    await page.goto(`/patients/${id}/odontogram/${sheet}`);
    await expect(page.getByText(t('odontogram.sheet.unread'))).toBeVisible();
    await expect(page.locator('.tooth-crown')).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('odontogram.sheet.print') })).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.goto(`/patients/${id}/odontogram/history`);
  await expect(page.getByText(t('odontogram.history.notOffered'))).toBeVisible();
  await expect(page.locator('.tooth-crown')).toHaveCount(0);
  await expectAccessible(page);
});
