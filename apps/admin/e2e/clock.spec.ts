import { hotelToday, usualDayStart } from '@anzhu/api/rules/hotelDay';
import { localTime } from '@anzhu/api/rules/localTime';
import { now } from '../../../.ci/hour.ts';
import { expect, signIn, test } from './journey.ts';

// The clock that Playwright installs makes no instances of UTCDate: what they compute would be in the local zone.
test.use({ timezoneId: 'UTC' });

const hour = 60 * 60_000;
const dayAt = (milliseconds: number): string =>
  hotelToday({ now: localTime(milliseconds), dayStarts: usualDayStart });

for (const ahead of [32, -32]) {
  test(`the clock of the machine is ${ahead} hours away: the server's time counts, and both are said`, async ({
    page,
  }) => {
    await page.clock.install({ time: now() + ahead * hour });
    await signIn(page, 'manager', '/admin/index');
    const badge = page.getByRole('banner').getByRole('status').filter({ hasText: '本机时间不准' });
    await expect(badge).toContainText(`本机 ${localTime(now() + ahead * hour).slice(0, 10)}`);
    await expect(badge).toContainText(`服务器 ${localTime(now()).slice(0, 10)}`);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '搜索' }).fill('日报');
    await page.keyboard.press('Enter');
    const report = page.getByRole('dialog', { name: '日报' });
    const day = dayAt(now());
    await expect(report.getByRole('textbox', { name: '日期' })).toHaveValue(day);
    expect(dayAt(now() + ahead * hour)).not.toBe(day);
  });
}

test('the clock is right: nothing is said', async ({ page }) => {
  await signIn(page, 'manager', '/admin/index');
  await expect(page.getByRole('heading', { name: '工作台' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('今日');
  await expect(page.getByText('本机时间不准')).toHaveCount(0);
});
