import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect, signIn, test } from './journey.ts';

test('an admin takes all of a hotel out, and is told on another screen that it is done', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/index/dataImport');
  await page.getByRole('tab', { name: '导出资料' }).click();
  await page.getByRole('combobox', { name: '酒店' }).click();
  const hotel = page.getByRole('option', { name: /安住/ }).first();
  const name = (await hotel.textContent()) ?? '';
  await hotel.click();
  await page.getByRole('combobox', { name: '格式' }).click();
  await page.getByRole('option', { name: 'JSON 行（jsonl.gz）' }).click();
  await page.getByRole('button', { name: '开始导出' }).click();
  await expect(page.getByText(new RegExp(`「${name}」`)).first()).toBeVisible();
  await page.getByRole('link', { name: '日志管理' }).click();
  await expect(page.getByRole('row', { name: /导出酒店全部资料/ }).first()).toBeVisible();

  const message = page.getByRole('article', { name: /导出完成/ });
  await expect(message).toContainText(name, { timeout: 30_000 });
  const downloading = page.waitForEvent('download');
  await message.getByRole('button', { name: '下载' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/_全部资料_\d{14}\.jsonl\.gz$/);
  const lines = gunzipSync(await readFile(await file.path()))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const [head] = lines;
  expect(head).toMatchObject({ format: 'anzhu-hotel', hotel: { name } });
  const counts = head?.['tables'] as Record<string, number> | undefined;
  const rooms = lines.filter(({ table }) => table === 'room');
  expect(rooms.length).toBeGreaterThan(10);
  expect(rooms).toHaveLength(Number(counts?.['room']));
});
