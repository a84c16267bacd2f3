import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  expect,
  type Page,
} from '@playwright/test';
import { findChromium } from '../chromium.ts';

const patient = { timeout: 60_000 };

/** A guest who does not exist: there is no region 999999. */
const guest = { 姓名: '演示客人', 身份证号: '999999199001010016', 手机号: '19900009001' };

/** Opens Chromium for some work. */
export async function withChromium(
  work: (context: BrowserContext) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox'],
  });
  try {
    await work(await browser.newContext({ locale: 'zh-CN', ...options }));
  } finally {
    await browser.close();
  }
}

export async function chooseRole(page: Page, role: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${role}`) }).click(patient);
}

async function openScreen(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).click(patient);
  await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toBeVisible(patient);
}

/** Checks a guest in who came without an order. @returns the room */
async function checkIn(page: Page): Promise<string> {
  await openScreen(page, '房间管理');
  await page.getByLabel('房间状态').getByRole('button', { name: /空闲/ }).click();
  await page.getByRole('grid').getByRole('button', { name: '办理入住' }).first().click(patient);
  const form = page.getByRole('dialog', { name: /^办理入住/ });
  for (const [label, value] of Object.entries(guest)) await form.getByLabel(label).fill(value);
  await form.getByRole('radio', { name: '现金' }).check();
  await form.getByRole('button', { name: '办理入住' }).click();
  const done = form.getByText(/^房间「\d+」已办理入住/);
  await expect(done).toBeVisible(patient);
  const [, room = ''] = /「(\d+)」/.exec(await done.innerText()) ?? [];
  await form.getByRole('button', { name: '关闭' }).last().click();
  await expect(form).toBeHidden();
  return room;
}

/**
 * Walks through the demo at a URL: chooses a role, reads the orders, checks a guest in on the board, changes the role,
 * reloads a screen, and starts afresh, when the same room is vacant again. Nothing is asked of another host, and
 * everything that is asked of this one is there.
 */
export async function walkThrough(url: string): Promise<void> {
  await withChromium(async (context) => {
    const route = `${url}/index/roomManage?view=cards`;
    const { origin } = new URL(url);
    const foreign: string[] = [];
    const missing: string[] = [];
    context.on('request', (request) => {
      const { protocol, origin: to } = new URL(request.url());
      if (protocol.startsWith('http') && to !== origin) foreign.push(request.url());
    });
    context.on('response', (response) => {
      // At a route there is no file: the host sends `404.html`.
      if (response.status() >= 400 && response.url() !== route) missing.push(response.url());
    });
    const page = await context.newPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const strip = page.getByRole('complementary', { name: '演示' });

    await page.goto(`${url}/`);
    await chooseRole(page, '酒店员工');
    await expect(strip).toContainText('不会保存', patient);
    await openScreen(page, '订单管理');
    await page.locator('tbody [data-title] a').first().click();
    await expect(page.getByRole('heading', { name: '订单' }).first()).toBeVisible(patient);
    const room = await checkIn(page);

    await strip.getByRole('button', { name: '酒店员工' }).click();
    await page.getByRole('menuitem', { name: /^酒店管理员/ }).click();
    await expect(strip.getByRole('button', { name: '酒店管理员' })).toBeVisible(patient);
    await openScreen(page, '房间管理');
    const isStaying = page.getByRole('grid').getByText(guest.姓名);
    await expect(isStaying).toBeVisible(patient);

    await page.goto(route);
    await expect(strip.getByRole('button', { name: '酒店管理员' })).toBeVisible(patient);
    await expect(page.getByRole('grid')).toBeVisible(patient);
    expect(page.url()).toContain(`${url}/index/roomManage`);
    await expect(isStaying).toBeHidden();

    await strip.getByRole('button', { name: '重新开始' }).click();
    await chooseRole(page, '酒店员工');
    expect(await checkIn(page)).toBe(room);
    expect({ foreign, missing, errors }).toEqual({ foreign: [], missing: [], errors: [] });
  });
}
