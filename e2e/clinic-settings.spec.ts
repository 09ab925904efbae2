import { expect, test } from './support/fixtures';

test('an administrator changes a threshold, and a wrong number is refused at its field', async ({
  signInAs,
}) => {
  const admin = await signInAs('admin');
  await admin.goto('/settings/clinic');
  const charts = admin.getByLabel(/Pacientes que una persona abre/);
  await expect(charts).toHaveValue('100');

  await charts.fill('3');
  await admin.getByRole('button', { name: 'Guardar' }).click();
  await expect(admin.getByRole('alert')).toContainText('entre 10 y 1000');
  await expect(charts).toHaveValue('3');

  await charts.fill('60');
  await admin.getByRole('button', { name: 'Guardar' }).click();
  await expect(admin.getByText('Configuración guardada')).toBeVisible();
  await admin.reload();
  await expect(charts).toHaveValue('60');
});
