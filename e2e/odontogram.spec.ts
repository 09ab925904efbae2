import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { journeyLocales } from './support/journey-locales';
import {
  cellOf,
  chartedPatient,
  labelsAtService,
  openChart,
  placesAtService,
  serviceChart,
  takeInHand,
} from './support/odontogram';
import { EMPTY_CLINIC } from './support/stack';
import { tabTo } from './support/tab-to';

test.use({ stackOptions: EMPTY_CLINIC, viewport: { width: 1440, height: 900 } });
test.describe.configure({ mode: 'default' });

for (const locale of journeyLocales('es-CO')) {
  test.describe(`${locale}, by keyboard alone`, () => {
    test.use({ locale });
    test.beforeEach(({ signInAs }) => signInAs('dentist'));

    test('charts what is of the whole tooth by its number and Enter, one tooth after the other', async ({
      page,
      t,
      ownStack,
    }) => {
      const id = await chartedPatient(ownStack);
      await openChart(page, id);
      await takeInHand(page, 'ausente-extraccion');
      await expect(page.getByText(t('odontogram.status.pointTooth'))).toBeVisible();
      for (const key of ['1', '8', 'Enter', '2', '8', 'Enter']) await page.keyboard.press(key);
      await expect
        .poll(() => placesAtService(ownStack, id))
        .toEqual(['18 whole ausente-extraccion', '28 whole ausente-extraccion']);
      await expect(cellOf(page, 28)).toBeFocused();
    });

    test('charts 36, sees what it replaced, plans, changes dentition, undoes, prints', async ({
      page,
      t,
      ownStack,
    }) => {
      const labelOf = await labelsAtService(ownStack, locale);
      const id = await chartedPatient(ownStack, [{ toothFdi: 36, catalogFindingId: 'sano' }]);
      await openChart(page, id);
      const status = page.getByRole('status');
      const tooth = cellOf(page, 36);
      await expect(tooth).toHaveAccessibleName(new RegExp(labelOf('sano')));

      // Eight keys: the palette, two letters and Enter, the tooth, two surfaces.
      for (const key of ['/', 'c', 'a', 'Enter', '3', '6', 'o', 'd'])
        await page.keyboard.press(key);
      await expect(tooth).toHaveAccessibleName(
        new RegExp(`${labelOf('caries')}.*${labelOf('caries')}`),
      );
      await expect(tooth).not.toHaveAccessibleName(new RegExp(labelOf('sano')));
      await expect(tooth).toBeFocused();
      await expect
        .poll(() => placesAtService(ownStack, id))
        .toEqual(['36 distal caries', '36 occlusal caries']);

      // Taken back one by one: what it replaced comes back.
      await page.keyboard.press('Control+z');
      const undone = t('odontogram.news.undo', { edit: labelOf('caries') });
      await expect(status.filter({ hasText: undone })).toBeVisible();
      await page.keyboard.press('Control+z');
      await expect(tooth).toHaveAccessibleName(new RegExp(labelOf('sano')));
      await page.keyboard.press('Control+y');
      const redone = t('odontogram.news.redo', { edit: labelOf('caries') });
      await expect(status.filter({ hasText: redone })).toBeVisible();
      await page.keyboard.press('Control+y');
      await expect(tooth).toHaveAccessibleName(
        new RegExp(`${labelOf('caries')}.*${labelOf('caries')}`),
      );

      // The plan of one of them.
      await page.keyboard.press('Escape');
      await page.keyboard.press('3');
      await page.keyboard.press('6');
      const panel = page.getByRole('region', {
        name: t('odontogram.panel.toothLabel', { fdi: '36' }),
      });
      const edit = panel.getByRole('button', { name: t('odontogram.panel.edit') }).first();
      await tabTo(page, edit);
      await page.keyboard.press('Enter');
      const notes = panel.getByRole('textbox', { name: t('odontogram.panel.notes') });
      await tabTo(page, notes);
      await page.keyboard.type('Profunda');
      await tabTo(page, panel.getByRole('button', { name: t('odontogram.panel.save') }));
      await page.keyboard.press('Enter');
      await expect(panel.getByText('Profunda')).toBeVisible();
      const noted = async () =>
        (await serviceChart(ownStack, id)).findings.filter(({ notes }) => notes === 'Profunda');
      await expect.poll(noted).toHaveLength(1);

      // Another dentition is refused as long as a permanent tooth has findings; it is led to.
      const mode = page.getByRole('combobox', { name: t('odontogram.dentition.label') });
      await tabTo(page, mode);
      await page.keyboard.press('End');
      const dialog = page.getByRole('dialog');
      await expect(
        dialog.getByText(t('odontogram.dentition.blockedHelp', { count: 1 })),
      ).toBeVisible();
      await tabTo(page, dialog.getByRole('button', { name: /36|inferior|lower/ }));
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await tabTo(page, mode);
      await page.keyboard.press('ArrowDown');
      await tabTo(page, dialog.getByRole('button', { name: t('odontogram.dentition.change') }));
      await page.keyboard.press('Enter');
      await expect(cellOf(page, 55)).toBeVisible();
      await expect.poll(() => serviceChart(ownStack, id)).toMatchObject({ dentitionMode: 'mixed' });
      await expectAccessible(page);

      const print = page.getByRole('link', { name: t('odontogram.bar.print') });
      await tabTo(page, print);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/patients/${id}/odontogram/print`);
    });
  });
}
