import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { makeKey, message, openForAssistants, sendMessage } from './assistant.ts';
import { onOneEngine } from './engines.ts';
import { addRoom, newGuest } from './property.ts';
import { expectSound, type TestApp } from './testApp.ts';

/** What a tool says of itself, in JSON. */
interface ListedTool {
  name: string;
  description: string;
  inputSchema: { properties: Record<string, { description?: string; enum?: number[] }> };
}

type Data = Record<string, unknown>;

/**
 * An assistant without the SDK and without our contract: it has what the server sends it, and finds tools and codes by
 * the words that stand there.
 */
async function independentClient(testApp: TestApp) {
  const { key } = await makeKey(testApp, 'staff');
  const ask = async <Result>(method: string, params: object = {}): Promise<Result> => {
    const response = await sendMessage(testApp, message(method, params), { key });
    const { result, error } = (await response.json()) as {
      result?: Result;
      error?: { message: string };
    };
    if (result === undefined) throw new Error(error?.message);
    return result;
  };
  const { tools } = await ask<{ tools: ListedTool[] }>('tools/list');
  const lines: string[] = [];

  /** The tool whose description begins with these words. */
  const toolFor = (task: string): ListedTool => {
    const found = tools.filter(({ description }) => description.split('。')[0] === task);
    if (found.length !== 1) throw new Error(`${found.length} tools are called ${task}`);
    return found[0] as ListedTool;
  };
  /** The code of a word, as the field's description says it. */
  const codeOf = (task: string, field: string, word: string): number => {
    const { description = '' } = toolFor(task).inputSchema.properties[field] ?? {};
    const code = new RegExp(`(\\d+) ${word}(?:，|；|$)`).exec(description)?.[1];
    if (code === undefined) throw new Error(`${task}.${field} has no ${word}: ${description}`);
    return Number(code);
  };
  const run = async (task: string, input: Data = {}): Promise<Data> => {
    const { content, isError } = await ask<{ content: { text: string }[]; isError?: boolean }>(
      'tools/call',
      { name: toolFor(task).name, arguments: input },
    );
    const data = JSON.parse(content[0]?.text ?? '') as Data;
    lines.push(`${task}${isError ? `：${String(data['message'])}` : ''}`);
    if (isError) throw new Error(`${task}: ${content[0]?.text}`);
    return data;
  };
  /** Requests an act, which its user confirms in the app; the assistant reads what became of it. */
  const act = async (task: string, input: Data): Promise<void> => {
    const { id } = await run(task, input);
    expect((await testApp.as('staff', 'confirmAct', { id })).data).toMatchObject({
      outcome: 'done',
    });
    const { structuredContent } = await ask<{ structuredContent: Data }>('tools/call', {
      name: 'pending_result',
      arguments: { id },
    });
    lines.push(`  ${String(structuredContent['stateText'])}`);
  };
  return { ask, codeOf, run, act, lines };
}

onOneEngine((newPlace) => {
  it('plays a day at the desk from what the tools say of themselves', async () => {
    const testApp = await openForAssistants(await newPlace());
    await testApp.put((tx) => addRoom(tx, testApp.property.near, { status: RoomStatus.vacant }));
    const { ask, codeOf, run, act, lines } = await independentClient(testApp);

    const { resources } = await ask<{ resources: { uri: string }[] }>('resources/list');
    expect(resources.map(({ uri }) => uri)).toEqual(['anzhu://rooms', 'anzhu://today']);
    const { prompts } = await ask<{ prompts: { name: string; title: string }[] }>('prompts/list');
    expect(prompts.map(({ title }) => title)).toContain('准备今日到店');
    const { messages } = await ask<{ messages: { content: { text: string } }[] }>('prompts/get', {
      name: prompts[0]?.name,
    });
    expect(messages[0]?.content.text).toContain('今日到店');

    const free = codeOf('房间列表', 'status', '空闲');
    const rooms = (await run('房间列表', { status: free }))['items'] as Data[];
    const room = rooms[0] as Data;
    const stay = {
      estimatedCheckIn: '2026-03-18 14:00:00',
      estimatedCheckOut: '2026-03-19 12:00:00',
    };
    const booked = {
      roomType: room['type'],
      ...stay,
      name: '周远',
      number: '13700000021',
      guarantee: codeOf('新增预订', 'guarantee', '到店付'),
    };
    await act('新增预订', booked);
    const orders = (await run('订单列表', { page: { page: 1, size: 20 }, keyword: '周远' })) as {
      page: { records: Data[] };
    };
    const orderId = orders.page.records[0]?.['id'];
    const guest = { idcard: newGuest().idcard, name: '周远', sex: 0, number: '13700000021' };
    const method = codeOf('办理入住', 'method', '微信');
    await act('办理入住', { id: room['id'], orderId, ...stay, checkInfoList: [guest], method });
    await act('记一笔消费、折让、押金、收款或退款', {
      orderId,
      kind: codeOf('记一笔消费、折让、押金、收款或退款', 'kind', '消费'),
      amount: 48,
      note: '早餐',
    });
    const open = await run('订单的账单', { orderId });
    await act('记一笔消费、折让、押金、收款或退款', {
      orderId,
      kind: codeOf('记一笔消费、折让、押金、收款或退款', 'kind', '收款'),
      amount: open['open'],
      method,
    });
    await act('退房', { id: room['id'] });
    await act('打扫完成', { id: room['id'] });
    const { contents } = await ask<{ contents: { text: string }[] }>('resources/read', {
      uri: 'anzhu://rooms',
    });
    const { items } = JSON.parse(contents[0]?.text ?? '') as { items: Data[] };
    expect(items.find(({ id }) => id === room['id'])).toMatchObject({ statusText: '空闲' });
    const bill = await ask<{ contents: { text: string }[] }>('resources/read', {
      uri: `anzhu://bills/${String(orderId)}`,
    });
    expect(JSON.parse(bill.contents[0]?.text ?? '')).toMatchObject({ open: 0 });
    console.log(lines.join('\n'));
    await expectSound(testApp);
  });

  it('reads only what its key may, and says so of other addresses and tasks', async () => {
    const testApp = await openForAssistants(await newPlace());
    const { ask } = await independentClient(testApp);
    const far = `anzhu://hotels/${testApp.property.far.hotelId}/rooms`;
    for (const uri of [
      'anzhu://users',
      'anzhu://bills/x',
      'file:///etc/passwd',
      'anzhu://bills/',
    ]) {
      await expect(ask('resources/read', { uri }), uri).rejects.toThrow('没有这个资源');
    }
    await expect(ask('resources/read', { uri: far })).rejects.toThrow('酒店不存在');
    await expect(ask('resources/read', { uri: 'anzhu://bills/999999' })).rejects.toThrow(
      '找不到该订单',
    );
    await expect(ask('prompts/get', { name: 'constructor' })).rejects.toThrow('没有这个任务');
    await expect(ask('prompts/get', {})).rejects.toThrow('name 缺失或格式不正确');
  });
});
