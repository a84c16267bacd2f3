import type { Page } from '@playwright/test';
import { cards, confirmLeaving } from './board.ts';
import { dialog, expect, message, record, signIn, test } from './journey.ts';

/** A link of 今日待办: its name, and the count in it. */
interface TaskLink {
  name: string;
  href: string;
  count: number;
}

const region = (page: Page) => page.getByRole('region', { name: '今日待办' });

/** The links of the kinds: in the margin, of other kinds in a line, and of rooms to clean by hotel. */
const kindLinks = (page: Page) =>
  region(page)
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .or(
      region(page)
        .getByRole('list', { name: /^(另一视图|现在没有)$/ })
        .getByRole('link'),
    )
    .or(
      region(page)
        .getByRole('list', { name: '待打扫' })
        .getByRole('link', { name: /^安住.+ 间$/ }),
    );

/** Reads the links of the kinds, once they are there. */
async function readTasks(page: Page): Promise<TaskLink[]> {
  await expect(region(page)).toHaveAttribute('aria-busy', 'false');
  const links = await kindLinks(page).all();
  return Promise.all(
    links.map(async (link) => {
      const name = (await link.innerText()).replaceAll(/\s+/g, ' ');
      const count = Number(/(\d+)(?: 间)?$/.exec(name)?.[1] ?? 0);
      return { name, count, href: (await link.getAttribute('href')) ?? '' };
    }),
  );
}

/** Expects as many rows on the screen of a task as it counts. */
async function expectRows(page: Page, { name, href, count }: TaskLink): Promise<void> {
  if (href.includes('roomManage')) {
    const status = page.getByRole('group', { name: '房间状态' });
    const word = name.startsWith('待查') ? '待查' : '待打扫';
    await expect(status.getByRole('button', { name: word })).toContainText(String(count));
    await expect(cards(page)).toHaveCount(count);
  } else if (href.includes('untested')) {
    const tab = page.getByRole('link', { name: '今日未检' });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(tab).toHaveText(new RegExp(`^今日未检\\s*${count === 0 ? '0?' : count}$`));
  } else {
    await expect(page.getByText(`共 ${count} 条`)).toBeVisible();
  }
}

test('the desk’s tasks are those of its own hotel, and open as many rows', async ({ page }) => {
  await signIn(page, 'staff', '/admin/index');
  const tasks = await readTasks(page);
  for (const task of tasks) {
    await test.step(task.name, async () => {
      await kindLinks(page)
        .and(page.locator(`a[href="${task.href}"]`))
        .click();
      await expectRows(page, task);
      await page.goBack();
      await expect(region(page)).toBeVisible();
    });
  }
  const names = tasks.map(({ name }) => name.split(' ')[0]);
  expect(names).toEqual(expect.arrayContaining(['今日到店', '逾期未离', '已支付未排房', '待打扫']));
  expect(names).not.toContain('申请退款');
  expect(names).not.toContain('待审核申报');
});

test('the desk checks a guest out where it stands in the queue, and reads the record of the next', async ({
  page,
}) => {
  await signIn(page, 'staff', '/admin/index');
  // Guests who leave today are overdue from noon on; before, a hotel may have no overdue guests.
  const leaving = region(page)
    .getByRole('list', { name: /^(逾期未离|今日离店)$/ })
    .first();
  const first = leaving.getByRole('listitem').first();
  const guest = await first.getByRole('link').innerText();
  await expect(first).toContainText(/逾期|\d\d:\d\d 离/);
  await first.getByRole('button', { name: /^退房/ }).click();
  await confirmLeaving(page);
  await expect(message(page, /^退房成功/)).toBeVisible();
  await expect(region(page).getByRole('link', { name: guest, exact: true })).toHaveCount(0);
  const arrivals = region(page).getByRole('list', { name: '今日到店' });
  await arrivals.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: '订单管理' })).toBeVisible();
  await expect(record(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '工作台' })).toBeVisible();
});

test('a clerk enters the temperature of a person without a test from the queue', async ({
  page,
}) => {
  await signIn(page, 'guard', '/admin/index');
  const untested = region(page).getByRole('list', { name: '今日未检' });
  const before = await region(page)
    .getByRole('link', { name: /^今日未检/ })
    .innerText();
  await untested.getByRole('button', { name: /^录入/ }).first().click();
  const form = dialog(page, '手动录入');
  await form.getByLabel('检测结果').fill('36.5');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toHaveCount(0);
  await expect(region(page).getByRole('link', { name: /^今日未检/ })).not.toHaveText(before);
});
