import { PayMethod } from '@anzhu/api/contract/bill';
import { addDays } from '@anzhu/api/rules/days';
import { connectAssistant } from '../../server/test/mcpClient.ts';
import { card, checkInWalkIn, openBoard } from './board.ts';
import { dialog, expect, message, password, test } from './journey.ts';

interface Room {
  id: number;
  name: string;
  sn: string;
  leaveTime: string;
}

test('an assistant asks for a longer stay, the clerk confirms it, the board shows it', async ({
  page,
  product,
}) => {
  await product.end();
  await product.run({ MCP: 'on' });
  await openBoard(page, 'staff', '?isIsolation=0');
  const room = await checkInWalkIn(page);

  await page.getByRole('banner').getByRole('button', { name: '许前台' }).click();
  await page.getByRole('button', { name: '我的登录' }).click();
  await dialog(page, '我的登录').getByRole('button', { name: '新增钥匙' }).click();
  await dialog(page, '新增钥匙').getByLabel('名称').fill('前台助手');
  await dialog(page, '新增钥匙').getByLabel('当前密码').fill(password);
  await page.keyboard.press('Enter');
  const key = await dialog(page, '新的钥匙').getByText(/^aa_/).innerText();
  await page.keyboard.press('Escape');
  await expect(dialog(page, '新的钥匙')).toBeHidden();
  await expect(dialog(page, '我的登录').getByRole('row', { name: /前台助手/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, '我的登录')).toBeHidden();

  const assistant = await connectAssistant(product, key);
  const { data: rooms } = await assistant.use<{ items: Room[] }>('listRooms', { name: room });
  const stay = rooms.items.find(({ name }) => name === room);
  const leaveTime = `${addDays((stay?.leaveTime ?? '').slice(0, 10), 1)} 12:00:00`;
  const act = await assistant.use<{ id: number }>('changeStay', {
    roomId: stay?.id,
    sn: stay?.sn,
    leaveTime,
    method: PayMethod.card,
  });
  expect(act.isError).toBe(false);

  await page.getByRole('banner').getByRole('button', { name: '待确认的操作 1' }).click();
  const shown = dialog(page, '待确认：续住、提前离店');
  await expect(shown.getByText(leaveTime.slice(0, 16), { exact: true })).toBeVisible();
  await expect(shown.getByText('2 晚', { exact: true })).toBeVisible();
  await shown.getByRole('button', { name: '确认执行' }).click();
  await expect(message(page, '已执行')).toBeVisible();
  const { data } = await assistant.use('pending_result', { id: act.data.id });
  expect(data).toMatchObject({ state: 'done', result: { days: 2 } });
  await expect(card(page, room)).toContainText(`${leaveTime.slice(5, 10)} 离`);
  await expect(page.getByRole('button', { name: /待确认的操作/ })).toHaveCount(0);
  await assistant.client.close();
});
