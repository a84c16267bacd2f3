import type { Locator, Page } from '@playwright/test';
import {
  boardPath,
  card,
  cards,
  confirmLeaving,
  cardsOf,
  expectStatus,
  firstRoom,
  guests,
  openBoard,
  typeGuest,
} from './board.ts';
import {
  closeButton,
  confirm,
  dialog,
  expect,
  message,
  record,
  signIn,
  signInElsewhere,
  test,
} from './journey.ts';

const lines = (page: Page): Locator => page.getByRole('listitem');

/** The line of a room in 打扫清单. */
const line = (page: Page, room: string): Locator =>
  lines(page).filter({ has: page.getByText(room, { exact: true }) });

test('a day of a room by keyboard alone: checked in, checked out and cleaned in 紧凑', async ({
  page,
}) => {
  await openBoard(page, 'staff', '?board=compact');
  await expect(page.getByRole('radio', { name: '紧凑' })).toBeChecked();
  await expect(cards(page).first()).toHaveCSS('height', '56px');
  const room = await firstRoom(page, '空闲');
  await card(page, room).focus();
  await page.keyboard.press('o');
  await expect(message(page, '房间状态为「空闲」，不能退房')).toBeVisible();

  await page.keyboard.press('i');
  await expect(dialog(page, /^办理入住/).getByLabel('姓名')).toBeFocused();
  await typeGuest(page, guests.first);
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page, /^办理入住/).getByRole('radio', { name: '现金' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  await expect(message(page, /订单号.*总价.*优惠价/)).toBeVisible();
  await expect(closeButton(dialog(page, /^办理入住/))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, room)).toBeFocused();
  await expect(card(page, room)).toContainText(guests.first.name);

  await page.keyboard.press('c');
  await expect(message(page, '房间状态为「入住」，不能打扫')).toBeVisible();
  await page.keyboard.press('o');
  const leave = page.getByRole('alertdialog', { name: `房间「${room}」退房？` });
  await expect(leave).toContainText(guests.first.name);
  await page.keyboard.press('Tab');
  await expect(leave.getByRole('button', { name: '退房' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectStatus(page, room, '待打扫');
  await expect(card(page, room)).toBeFocused();

  await page.keyboard.press('c');
  const clean = page.getByRole('alertdialog', { name: `房间「${room}」已打扫？` });
  await expect(clean).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectStatus(page, room, '空闲');
});

test('a whole hotel is on one screen, and a press opens the record with its actions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openBoard(page, 'manager');
  await page.getByRole('radio', { name: '紧凑' }).click();
  await expect(page).toHaveURL(/board=compact/);
  await expect(cards(page)).toHaveCount(96);
  await expect(cards(page).last()).toBeInViewport({ ratio: 1 });
  await expect(cards(page).first()).toBeInViewport({ ratio: 1 });

  const room = await firstRoom(page, '空闲');
  await card(page, room).click();
  const opened = record(page, new RegExp(`^${room} · `));
  await expect(page).toHaveURL(/record=\d+/);
  await expect(card(page, room)).toHaveAttribute('aria-current', 'true');
  await opened.getByRole('button', { name: '办理入住' }).click();
  await expect(dialog(page, /^办理入住/).getByLabel('姓名')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opened).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(card(page, room)).toBeFocused();

  // The zoom is remembered on this device.
  await page.goto('/admin/index/roomManage');
  await expect(page.getByRole('radio', { name: '紧凑' })).toBeChecked();
});

test('what was left is cleaned in one press, and the list is printed alone', async ({
  page,
  product,
}) => {
  await openBoard(page, 'staff');
  await page.getByRole('button', { name: '打扫清单' }).click();
  await expect(page).toHaveURL(/board=cleaning/);
  const whole = page.getByRole('button', { name: /^退房全部打扫完成 \d+ 间$/ });
  const [, count = ''] = /(\d+) 间$/.exec((await whole.getAttribute('aria-label')) ?? '') ?? [];
  const desk = await signInElsewhere(page, product, 'manager', boardPath);
  await expect(cards(desk).first()).toBeVisible();
  const dirty = await cardsOf(desk, '待打扫').count();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const paper = await page.locator('body').innerText();
  expect(paper).toMatch(/打扫清单 \d{4}-\d\d-\d\d/);
  expect(paper).toMatch(/退房 \d+ 间/);
  expect(paper).toContain('张阿姨');
  expect(paper).toContain('待打扫');
  expect(paper).not.toMatch(/打扫完成|安排|打印|返回|搜索|查询/);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });

  await whole.click();
  await confirm(page, `${count} 间房间已打扫？`, '打扫');
  await expect(message(page, `已打扫 ${count} 间`)).toBeVisible();
  await expect(whole).toBeHidden();
  await expect(cardsOf(desk, '待打扫')).toHaveCount(dirty - Number(count));
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
});

test.describe('on the phone of housekeeping', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('rooms are finished with one press, live at the desk and from it', async ({
    page,
    product,
  }) => {
    await signIn(page, 'staff', `${boardPath}?board=cleaning`);
    const dirty = lines(page).filter({ hasText: '待打扫' }).filter({ hasText: '打扫完成' }).first();
    const room = /^\d+/.exec(await dirty.innerText())?.[0] ?? '';
    const desk = await signInElsewhere(page, product, 'manager', boardPath);
    await expectStatus(desk, room, '待打扫');

    const finish = line(page, room).getByRole('button', { name: '打扫完成' });
    expect((await finish.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await finish.tap();
    await expect(line(page, room)).toContainText('已打扫');
    await expectStatus(desk, room, '空闲');

    const leaving = lines(page).filter({ hasText: '今日离' }).first();
    const next = /^\d+/.exec(await leaving.innerText())?.[0] ?? '';
    await card(desk, next).getByRole('button', { name: '退房' }).click();
    await confirmLeaving(desk);
    await line(page, next).getByRole('button', { name: '打扫完成' }).tap();
    await expectStatus(desk, next, '空闲');
    const isWiderThanScreen = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWiderThanScreen).toBe(false);
  });

  test('a hotel that inspects: cleaned on the phone, sent back, passed at the desk by a key', async ({
    page,
    product,
  }) => {
    const desk = await signInElsewhere(page, product, 'manager', '/admin/index/myHotel');
    await desk.getByRole('checkbox', { name: '打扫后检查' }).check();
    await desk.getByRole('button', { name: '保存' }).click();
    await expect(message(desk, '操作成功！')).toBeVisible();
    await desk.goto(boardPath);

    await signIn(page, 'staff', `${boardPath}?board=cleaning`);
    const room = await firstRoom(desk, '待打扫');
    await line(page, room).getByRole('button', { name: '打扫完成' }).tap();
    await expect(line(page, room)).toContainText('待查');
    await expectStatus(desk, room, '待查');

    await line(page, room).getByRole('button', { name: '返工' }).tap();
    await expectStatus(desk, room, '待打扫');
    await line(page, room).getByRole('button', { name: '打扫完成' }).tap();
    await expectStatus(desk, room, '待查');
    await card(desk, room).focus();
    await desk.keyboard.press('c');
    await confirm(desk, `房间「${room}」检查通过？`, '检查通过');
    await expectStatus(desk, room, '空闲');
    await expect(line(page, room)).toContainText('已打扫');
  });

  test('a cleaner of a floor sees their rooms alone, and notes those of guests who stay', async ({
    page,
  }) => {
    await signIn(page, 'staff', `${boardPath}?board=cleaning`);
    const staying = page
      .getByRole('list', { name: '续住' })
      .getByRole('listitem')
      .filter({ hasText: '打扫完成' })
      .first();
    const room = /^\d+/.exec(await staying.innerText())?.[0] ?? '';
    await staying.getByRole('button', { name: new RegExp(`^${room} (安排)?打扫员`) }).tap();
    const assign = dialog(page, `安排打扫员 · ${room}`);
    await assign.getByRole('textbox', { name: '打扫员' }).fill('周师傅');
    await assign.getByRole('radio', { name: /^\d 楼 \d+ 间$/ }).click();
    await assign.getByRole('button', { name: '保存' }).tap();
    await expect(line(page, room)).toContainText('周师傅');
    await page.getByRole('combobox', { name: '打扫员' }).tap();
    await page.getByRole('option', { name: '周师傅' }).tap();
    await expect(page).toHaveURL(/cleaner=/);
    const others = lines(page).filter({ hasNotText: '周师傅' });
    await expect(others).toHaveCount(0);
    await line(page, room).getByRole('button', { name: '打扫完成' }).tap();
    await expect(line(page, room)).toContainText('已打扫');
    await page.reload();
    await expect(line(page, room)).toContainText('已打扫');
  });
});

test('no room changes place beside a record, and the open one is in sight', async ({ page }) => {
  const cells = page.locator('main table :is(td, th > div)');
  const placesOf = (): Promise<Record<string, number[]>> =>
    cells.evaluateAll((all) => {
      const grid = all[0]?.closest('table')?.getBoundingClientRect();
      return Object.fromEntries(
        all.map((one) => {
          const { left, top } = one.getBoundingClientRect();
          const place = [left - (grid?.left ?? 0), top - (grid?.top ?? 0)];
          return [one.textContent ?? '', place.map(Math.round)];
        }),
      );
    });
  for (const board of ['cards', 'compact']) {
    await test.step(board, async () => {
      await openBoard(page, 'manager', `?board=${board}`);
      const before = await placesOf();
      const first = cards(page).first();
      const at = await first.boundingBox();
      await first.click();
      const panel = record(page);
      await expect(panel).toBeVisible();
      expect(await placesOf()).toEqual(before);
      expect(await first.boundingBox()).toEqual(at);

      // At the end of a line: where the panel is.
      const places = Object.entries(before);
      const right = Math.max(...places.map(([, [left = 0]]) => left));
      const covered = places.findIndex(([, [left]]) => left === right);
      await page.keyboard.press('Escape');
      await cells.nth(covered).click();
      await expect(panel).toBeVisible();
      const edge = (await panel.boundingBox())?.x ?? 0;
      await expect
        .poll(async () => {
          const box = await cells.nth(covered).boundingBox();
          return box !== null && box.x + box.width <= edge;
        })
        .toBe(true);
      await expect(cells.nth(covered)).toHaveAttribute('aria-current', 'true');
      expect(await placesOf()).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    });
  }
});
