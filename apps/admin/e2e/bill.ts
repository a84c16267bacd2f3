import { expect, type Locator, type Page } from '@playwright/test';
import { payInCash } from './board.ts';
import { dialog } from './journey.ts';

export const bill = (page: Page): Locator => dialog(page, /^账单/);

/** The lines of the open bill. */
export const lines = (page: Page): Locator =>
  page.getByRole('table', { name: '账单' }).locator('tbody').getByRole('row');

interface EnteredLine {
  /** By default what is proposed. */
  sum?: number;
  note?: string;
  /** Answers the question that follows. */
  agree?: () => Promise<void>;
}

/** Enters a line on the open bill; what is received, or held, in cash. What is given back goes the way it came. */
export async function enterLine(
  page: Page,
  kind: string,
  { sum, note, agree }: EnteredLine = {},
): Promise<void> {
  const open = bill(page).getByRole('button', { name: '新增' });
  await expect(open).toBeVisible();
  const before = await lines(page).count();
  await open.click();
  const line = dialog(page, /^记一笔/);
  await line.getByRole('radio', { name: kind, exact: true }).check();
  if (sum !== undefined) await line.getByLabel('金额').fill(`${sum}`);
  if (kind === '收款' || kind === '押金') await payInCash(line);
  if (note !== undefined) await line.getByLabel('备注').fill(note);
  // Enter saves from any field.
  await line.getByLabel('备注').press('Enter');
  await agree?.();
  await expect(line).toBeHidden();
  // With its line the dialog is higher: a press on a button that moves is none.
  await expect.poll(() => lines(page).count()).toBeGreaterThan(before);
}
