import { expect, test } from './support/fixtures';
import { EMPTY_CLINIC } from './support/stack';

test.use({ stackOptions: EMPTY_CLINIC, locale: 'es-CO' });

test('an administrator changes a threshold, and a wrong number is refused at its field', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/settings/clinic');
  const charts = page.getByLabel(/Pacientes que una persona abre/);
  const save = page
    .getByRole('region', { name: 'Seguridad' })
    .getByRole('button', { name: 'Guardar' });
  await expect(charts).toHaveValue('100');

  await charts.fill('3');
  await save.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('entre 10 y 1000');
  await expect(charts).toHaveValue('3');

  await charts.fill('60');
  await save.click();
  await expect(page.getByText('Configuración guardada')).toBeVisible();
  await page.reload();
  await expect(charts).toHaveValue('60');
});
