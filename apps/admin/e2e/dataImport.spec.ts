import { bookFile } from '@anzhu/api/examples/sheetFile';
import { cardsOf, checkInWalkIn, expectStatus } from './board.ts';
import { expect, signIn, test } from './journey.ts';

type Sheets = Parameters<typeof bookFile>[1];

const hotel = '安住湖畔店';
/** The one of the workbook, and the clerk's own. */
const passwords = { given: 'Hupan@2026', own: 'Qiantai#2026' };

/** What a hotel needs to take its first guest, in which a room may name a type that does not exist. */
const sheetsOf = (roomType: string): Sheets => ({
  部门: [
    ['部门名称', '上级部门', '权限角色'],
    ['湖畔店', '', '酒店管理员'],
    ['湖畔店前台', '湖畔店', '酒店员工'],
  ],
  酒店: [
    ['酒店名称', '所属部门'],
    [hotel, '湖畔店'],
  ],
  床型: [
    ['酒店', '床型名称', '最多睡', '软硬度'],
    [hotel, '大床', '2', '适中'],
  ],
  房型: [
    '酒店 房型名称 床型 床位数 最多入住 窗户 网络 早餐 价格 隔离价格 排序'.split(' '),
    `${hotel} 湖景大床房 大床 1 2 是 是 否 388 388 1`.split(' '),
  ],
  房间: [
    ['酒店', '房间号', '房型', '楼层', '朝向', '房间性质'],
    [hotel, '801', '湖景大床房', '8', '南', '普通房'],
    [hotel, '802', roomType, '8', '南', '普通房'],
  ],
  用户: [
    ['用户名', '昵称', '手机号', '所属部门', '密码'],
    ['hupan.desk', '湖畔前台', '13700000002', '湖畔店前台', passwords.given],
  ],
});

test('a hotel is taken in from a workbook, and its desk checks in the first guest', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin', '/admin/index/dataImport');
  const choose = async (name: string, roomType: string): Promise<void> => {
    const file = bookFile(name, sheetsOf(roomType));
    const buffer = Buffer.from(await file.arrayBuffer());
    const chosen = { name: file.name, mimeType: file.type, buffer };
    await page.locator('input[type=file]').setInputFiles(chosen);
  };
  await choose('湖畔店', '湖景房');
  const faults = page.getByRole('table', { name: '错误' });
  await expect(faults.getByRole('row', { name: /C3/ })).toContainText('房型「湖景房」不存在');
  await expect(page.getByRole('button', { name: /^导入 \d/ })).toHaveCount(0);

  await choose('湖畔店，改', '湖景大床房');
  await page.getByRole('button', { name: '导入 8 行' }).click();
  await expect(page.getByText('已导入 8 行')).toBeVisible();

  // The clerk who came with the workbook signs in with a password of their own, and takes the first guest.
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/admin/');
  await page.getByLabel('账号').fill('hupan.desk');
  await page.getByLabel('密码', { exact: true }).fill(passwords.given);
  await page.keyboard.press('Enter');
  await page.getByLabel('当前密码').fill(passwords.given);
  await page.getByLabel('新密码').fill(passwords.own);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goto('/admin/index/roomManage');
  await expect(cardsOf(page, '空闲')).toHaveCount(2);
  const room = await checkInWalkIn(page);
  await expectStatus(page, room, '入住');
});
