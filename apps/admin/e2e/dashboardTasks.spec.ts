import type { Page } from '@playwright/test';
import { cards } from './board.ts';
import { expect, signIn, test, type Account } from './journey.ts';

/** A link of 今日待办: its name, and the count in it. */
interface TaskLink {
  name: string;
  href: string;
  count: number;
}

const region = (page: Page) => page.getByRole('region', { name: '今日待办' });

/** Reads the links of the tasks, once they are there. */
async function readTasks(page: Page): Promise<TaskLink[]> {
  await expect(region(page).getByText(/^(\d+ 类待办|没有待办)$/)).toBeVisible();
  const links = await region(page).getByRole('link').all();
  return Promise.all(
    links.map(async (link) => {
      const name = (await link.innerText()).replaceAll(/\s+/g, ' ');
      const count = Number(/(\d+)(?: 间)?$/.exec(name)?.[1]);
      return { name, count, href: (await link.getAttribute('href')) ?? '' };
    }),
  );
}

/** Expects as many rows on the screen of a task as it counts. */
async function expectRows(page: Page, { href, count }: TaskLink): Promise<void> {
  if (href.includes('roomManage')) {
    const status = page.getByRole('group', { name: '房间状态' });
    await expect(status.getByRole('button', { name: '待打扫' })).toContainText(String(count));
    await expect(cards(page)).toHaveCount(count);
  } else if (href.includes('untested')) {
    const tab = page.getByRole('tab', { name: '今日未检' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toHaveText(new RegExp(`^今日未检\\s*${count === 0 ? '0?' : count}$`));
  } else {
    await expect(page.getByText(`共 ${count} 条`)).toBeVisible();
  }
}

/** Signs in on the dashboard, of all hotels or of one, and opens every task. */
async function expectAgreement(page: Page, account: Account, query = ''): Promise<TaskLink[]> {
  await signIn(page, account, `/admin/index${query}`);
  const tasks = await readTasks(page);
  for (const task of tasks) {
    await test.step(task.name, async () => {
      await region(page).locator(`a[href="${task.href}"]`).click();
      await expectRows(page, task);
      await page.goBack();
      await expect(region(page)).toBeVisible();
    });
  }
  return tasks;
}

test('an admin’s tasks open lists of as many rows: of all hotels, and of one', async ({ page }) => {
  const all = await expectAgreement(page, 'admin');
  const boards = all.filter(({ href }) => href.includes('roomManage'));
  expect(boards.length).toBeGreaterThan(1);
  const hotelId = new URL(boards[0]?.href ?? '', 'http://any').searchParams.get('hotelId');
  const ofOne = await expectAgreement(page, 'admin', `?hotelId=${hotelId}`);
  expect(ofOne.find(({ name }) => name.startsWith('待打扫'))?.count).toBe(boards[0]?.count);
});

test('the desk’s tasks are those of its own hotel', async ({ page }) => {
  const tasks = await expectAgreement(page, 'staff');
  const names = tasks.map(({ name }) => name.split(' ')[0]);
  expect(names).toEqual(expect.arrayContaining(['今日到店', '逾期未离', '已支付未排房', '待打扫']));
  expect(names).not.toContain('申请退款');
  expect(names).not.toContain('待审核申报');
});

test('the tasks of epidemic-prevention staff are those of isolation', async ({ page }) => {
  const tasks = await expectAgreement(page, 'guard');
  const names = tasks.map(({ name }) => name.split(' ')[0]);
  expect(names).toEqual(
    expect.arrayContaining(['检测异常', '待解除', '今日未检', '待审核申报', '待审核物资']),
  );
  expect(names).not.toContain('今日到店');
});
