import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { apiKeyHeader, intakeDeclaration } from '@anzhu/api/contract/intake';
import { PersonType } from '@anzhu/api/contract/isolation';
import { localTime } from '@anzhu/api/rules/localTime';
import type { Locator, Page } from '@playwright/test';
import { clockArguments, now } from '../../../.ci/hour.ts';
import { boardPath, cards, cardsOf, expectStatus } from './board.ts';
import {
  choose,
  dialog,
  expect,
  installClock,
  message,
  signIn,
  signInElsewhere,
  test,
} from './journey.ts';
import type { Product } from './server.ts';

const channelCommand = resolve(import.meta.dirname, '../../server/commands/channel.ts');
const listPath = '/admin/index/declarationReview';

/** A person who does not exist: a right check digit, a region that was never given out. */
const declarant = { name: '示例申报甲', idCard: '999999199001010016', phone: '19900009001' };

/** A close contact who declares by the mini program, and is to arrive today. */
async function declare(page: Page, { folder }: Product): Promise<void> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...clockArguments(), channelCommand, 'create', '小程序'],
    { env: { ...process.env, DATA_DIR: folder } },
  );
  const today = localTime(now()).slice(0, 10);
  const response = await page.request.post(intakeDeclaration.path, {
    headers: { [apiKeyHeader]: stdout.trim().split('\n').at(-1) ?? '' },
    data: {
      ...declarant,
      externalId: 'D-1',
      source: '本人申报',
      type: PersonType.closeContact,
      checkInTime: `${today} 14:00:00`,
    },
  });
  expect(await response.json()).toMatchObject({ code: 200 });
}

const rows = (page: Page): Locator =>
  page.getByRole('table', { name: '申报' }).locator('tbody').getByRole('row');
const review = (page: Page): Locator => dialog(page, '审核详情');
const note = (page: Page): Locator => review(page).getByLabel('审核备注');

/** Opens the review of a declaration. */
async function openReview(page: Page, name: string): Promise<void> {
  await rows(page).filter({ hasText: name }).getByRole('button', { name: '审核' }).click();
  await expect(note(page)).toBeVisible();
}

/** Chooses a hotel, and a room type of it that has available isolation rooms. */
async function chooseRoomType(page: Page, hotel: string | RegExp): Promise<void> {
  await choose(review(page), '酒店', hotel);
  await review(page).getByRole('combobox', { name: '房型' }).click();
  const withRooms = page.getByRole('option').filter({ hasText: /剩余 [1-9]\d* 间/ });
  await withRooms.first().click();
}

test('a declaration comes in, is approved, and its room is occupied on an open board', async ({
  page,
  product,
}) => {
  await installClock(page);
  await signIn(page, 'guard', listPath);
  await expect(rows(page).first()).toBeVisible();
  const board = await signInElsewhere(page, product, 'guard', boardPath);
  await expect(cards(board).first()).toBeVisible();
  const hotel = (await board.getByRole('combobox', { name: '酒店' }).textContent()) ?? '';
  const vacant = await cardsOf(board, '空闲').filter({ hasText: '隔离' }).allTextContents();

  await declare(page, product);
  await page.clock.fastForward(31_000);
  await page.getByRole('button', { name: '列表有更新，点击刷新' }).click();
  await expect(rows(page).first()).toContainText(declarant.name);
  await expect(rows(page).first()).not.toContainText(declarant.idCard);

  await openReview(page, declarant.name);
  await expect(review(page)).toContainText(declarant.idCard);
  await chooseRoomType(page, hotel);
  await review(page).getByRole('button', { name: '批准', exact: true }).click();
  const success = message(page, /操作成功！已分配房间「\d+」/);
  await expect(success).toBeVisible();
  const [, room = ''] = /「(\d+)」/.exec((await success.textContent()) ?? '') ?? [];
  await expect(review(page)).toBeHidden();
  await expect(rows(page).first()).toContainText('已通过');

  expect(vacant.map((text) => /^\d+/.exec(text)?.[0])).toContain(room);
  await expectStatus(board, room, '入住');
});

test('of two reviewers the second is told, and sees the declaration as it is now', async ({
  page,
  product,
}) => {
  await declare(page, product);
  await signIn(page, 'guard', listPath);
  await openReview(page, declarant.name);
  const other = await signInElsewhere(page, product, 'admin', listPath);
  await openReview(other, declarant.name);

  await note(other).fill('  ');
  await review(other).getByRole('button', { name: '驳回', exact: true }).click();
  await expect(review(other)).toContainText('请输入拒绝理由！');
  await note(other).fill('与已有申报重复');
  await review(other).getByRole('button', { name: '驳回', exact: true }).click();
  await expect(message(other, '驳回成功')).toBeVisible();

  await note(page).fill('已核实');
  await chooseRoomType(page, /店/);
  await review(page).getByRole('button', { name: '批准', exact: true }).click();
  await expect(review(page)).toContainText('申报的审核状态已变更为「已驳回」');
  await expect(review(page)).toContainText('与已有申报重复');
  await expect(review(page)).toContainText('未提交的审核备注：已核实');
  await expect(note(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(rows(page).filter({ hasText: declarant.name })).toContainText('已驳回');
});

test('by keyboard: ← and →, an unsaved note, 批准并下一条', async ({ page, product }) => {
  await declare(page, product);
  await signIn(page, 'guard', listPath);
  await rows(page)
    .filter({ hasText: declarant.name })
    .getByRole('button', { name: '审核' })
    .press('Enter');
  await expect(note(page)).toBeVisible();
  const steps = review(page).getByRole('navigation', { name: '逐条查看' });
  await page.keyboard.press('ArrowRight');
  await expect(steps).toContainText('第 2 /');
  await page.keyboard.press('ArrowLeft');
  await expect(steps).toContainText('第 1 /');
  await page.keyboard.press('ArrowLeft');
  await expect(message(page, '已经是第一条了！')).toBeVisible();

  await note(page).pressSequentially('待核实');
  await page.keyboard.press('ArrowRight');
  await expect(steps).toContainText('第 1 /');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: '放弃未保存的修改？' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(note(page)).toHaveValue('待核实');

  await chooseRoomType(page, /店/);
  await page.keyboard.press('Control+Enter');
  await expect(message(page, /操作成功！已分配房间/)).toBeVisible();
  await expect(steps).toContainText('第 2 /');
  await page.keyboard.press('ArrowLeft');
  await expect(review(page)).toContainText('已通过');
  await page.keyboard.press('Escape');
  await expect(review(page)).toBeHidden();
});
