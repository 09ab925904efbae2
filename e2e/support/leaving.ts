import { expect, type Page } from '@playwright/test';
import type { Words } from './words';

/** What asks before something is lost by leaving. */
export function leaveQuestion(page: Page, t: Words) {
  return page.getByRole('dialog', { name: t('common.leave.title') });
}

/** Answers `question` once it is asked. */
export async function answerLeaving(
  page: Page,
  t: Words,
  question: string,
  answer: 'stay' | 'leave',
): Promise<void> {
  const asked = leaveQuestion(page, t);
  await expect(asked).toContainText(question);
  const isUnsaved = question === t('common.unsaved');
  const stay = t(isUnsaved ? 'common.leave.edit' : 'common.leave.stay');
  const leave = t(isUnsaved ? 'common.leave.unsaved' : 'common.leave.go');
  await asked.getByRole('button', { name: answer === 'stay' ? stay : leave, exact: true }).click();
  // Another question may follow at once.
  await expect(asked.filter({ hasText: question })).toHaveCount(0);
}
