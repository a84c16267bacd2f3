import {
  badge,
  boardPath,
  card,
  cards,
  confirmLeaving,
  expectStatus,
  firstRoom,
  openBoard,
} from './board.ts';
import { confirm, expect, installClock, hold, message, signInElsewhere, test } from './journey.ts';

/** Longer than any wait between two attempts, and than a round of polling. */
const aWhile = 31_000;

test('two people see each other work on the board, without reading it again', async ({
  page,
  product,
}) => {
  await openBoard(page, 'manager');
  await expect(badge(page, '实时')).toBeVisible();
  const other = await signInElsewhere(page, product, 'staff', boardPath);
  await expect(badge(other, '实时')).toBeVisible();
  await expect(cards(other).first()).toBeVisible();
  let reads = 0;
  other.on('request', (request) => {
    if (request.url().endsWith('/api/room/getAllList')) reads += 1;
  });

  const dirty = await firstRoom(page, '待打扫');
  await expectStatus(other, dirty, '待打扫');
  await card(page, dirty).getByRole('button', { name: '打扫' }).click();
  await confirm(page, `房间「${dirty}」已打扫？`, '打扫');
  await expectStatus(other, dirty, '空闲');
  expect(reads).toBe(0);

  const occupied = await firstRoom(other, '入住');
  await card(other, occupied).getByRole('button', { name: '退房' }).click();
  await confirmLeaving(other);
  await expectStatus(page, occupied, '待打扫');
});

test('a change that comes while the board is being read is lost to neither', async ({
  page,
  product,
}) => {
  const opened = page.waitForEvent('websocket');
  await openBoard(page, 'manager');
  await expect(badge(page, '实时')).toBeVisible();
  const socket = await opened;
  const dirty = await firstRoom(page, '待打扫');
  const other = await signInElsewhere(page, product, 'staff', `${boardPath}?name=${dirty}`);
  await expect(cards(other)).toHaveCount(1);

  const release = await hold(page, '**/api/room/getAllList');
  await page.getByLabel('房间号').fill(dirty);
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByRole('grid', { name: '房间' })).toHaveAttribute('aria-busy', 'true');
  const received = socket.waitForEvent('framereceived', ({ payload }) =>
    String(payload).includes('id'),
  );
  await card(other, dirty).getByRole('button', { name: '打扫' }).click();
  await confirm(other, `房间「${dirty}」已打扫？`, '打扫');
  await received;
  release();
  await expect(cards(page)).toHaveCount(1);
  await expectStatus(page, dirty, '空闲');
});

test('the badge shows at once that the network is lost, and that it is back', async ({ page }) => {
  await openBoard(page, 'manager');
  await expect(badge(page, '实时')).toBeVisible();
  await page.context().setOffline(true);
  await expect(badge(page, '重连中')).toBeVisible();
  await page.context().setOffline(false);
  await expect(badge(page, '实时')).toBeVisible();
});

test('a room that someone else has taken meanwhile says so', async ({ page, product }) => {
  await openBoard(page, 'manager');
  const dirty = await firstRoom(page, '待打扫');
  await card(page, dirty).getByRole('button', { name: '打扫' }).click();
  const question = page.getByRole('alertdialog', { name: `房间「${dirty}」已打扫？` });
  await expect(question).toBeVisible();

  const other = await signInElsewhere(page, product, 'staff', boardPath);
  await card(other, dirty).getByRole('button', { name: '打扫' }).click();
  await confirm(other, `房间「${dirty}」已打扫？`, '打扫');
  await expect(message(other, '房间已成功打扫!')).toBeVisible();

  await question.getByRole('button', { name: '打扫' }).click();
  await expect(question.getByRole('alert')).toContainText('空闲');
  await question.getByRole('button', { name: '取消' }).click();
  await expectStatus(page, dirty, '空闲');
});

test('the server is killed under an open board: the badge shows it, the grid recovers', async ({
  page,
  product,
}) => {
  await product.runAlone();
  await installClock(page);
  await openBoard(page, 'manager');
  await expect(badge(page, '实时')).toBeVisible();
  const dirty = await firstRoom(page, '待打扫');

  await product.kill();
  await expect(badge(page, '重连中')).toBeVisible();
  await expect(card(page, dirty)).toBeVisible();
  await page.clock.fastForward(aWhile);
  await expect(badge(page, '轮询')).toBeVisible();
  await expectStatus(page, dirty, '待打扫');

  // Another client changes the same store meanwhile.
  await product.runElsewhere(async (url) => {
    const other = await signInElsewhere(page, { url }, 'staff', boardPath);
    await card(other, dirty).getByRole('button', { name: '打扫' }).click();
    await confirm(other, `房间「${dirty}」已打扫？`, '打扫');
    await expectStatus(other, dirty, '空闲');
    await other.context().close();
  });
  await expectStatus(page, dirty, '待打扫');

  await product.run();
  await page.clock.fastForward(aWhile);
  await expect(badge(page, '实时')).toBeVisible();
  await expectStatus(page, dirty, '空闲');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);

  const occupied = await firstRoom(page, '入住');
  await card(page, occupied).getByRole('button', { name: '退房' }).click();
  await confirmLeaving(page);
  await expectStatus(page, occupied, '待打扫');
});
