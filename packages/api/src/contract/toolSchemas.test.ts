import { describe, expect, it } from 'vitest';
import { contract } from './index.ts';
import { shapeOf } from './fields.ts';
import { orderStatusLabel } from './order.ts';
import { roomStatusLabel } from './room.ts';
import { toolData, toolInput, toolOutput } from './toolSchemas.ts';

describe('the input of a tool', () => {
  it('has codes with words, labels where the key does not say as much, and what is required', () => {
    expect(toolInput(contract.addBillLine.input)).toEqual({
      type: 'object',
      properties: {
        orderId: { type: 'integer' },
        kind: { enum: [1, 2, 3, 4], description: '类别：1 消费，2 押金，3 收款，4 退款' },
        amount: { type: 'number', description: '金额：元；折让为负数，押金为负数时退还' },
        method: {
          enum: [0, 1, 2, 3, 4, 5],
          description: '0 现金，1 微信，2 支付宝，3 银行卡，4 其他，5 挂账；消费不填；押金不能挂账',
        },
        companyId: { type: 'integer', description: expect.stringMatching(/^挂账单位：/) },
        note: { type: 'string' },
        isLate: { enum: [0, 1], description: '延迟退房：1 是，0 否' },
        isAllowance: { enum: [0, 1], description: '折让：1 是，0 否' },
        restAsDeposit: { enum: [0, 1], description: expect.stringMatching(/^余下记为押金：/) },
      },
      required: ['orderId', 'kind', 'amount'],
    });
  });

  it('has the format of each date, and what an empty id means', () => {
    expect(toolInput(contract.quoteCheckIn.input)).toMatchObject({
      properties: {
        id: { type: 'integer', description: '房间' },
        estimatedCheckIn: { type: 'string', description: 'yyyy-MM-dd HH:mm:ss' },
      },
      required: ['id', 'estimatedCheckIn', 'estimatedCheckOut'],
    });
    expect(toolInput(contract.setOutOfOrder.input)).toMatchObject({
      properties: {
        from: { pattern: String.raw`^\d{4}-\d\d-\d\d$`, description: '第一个不可售的夜晚' },
      },
    });
    expect(toolInput(contract.assignOrder.input)).toMatchObject({
      properties: { roomId: { type: ['integer', 'null'], description: '空：取消排房' } },
    });
  });
});

describe('the output of a tool', () => {
  it('names where the words of codes are, from the tables of the screens', () => {
    const words = {
      isIsolationText: { enum: ['隔离房', '普通房'] },
      statusText: { enum: Object.values(roomStatusLabel) },
    };
    expect(toolOutput(contract.listRooms.data)).toEqual({
      type: 'object',
      properties: { items: { items: { properties: words } } },
    });
    expect(toolOutput(contract.roomTimeline.data)).toMatchObject({
      properties: {
        unassigned: {
          items: { properties: { statusText: { enum: Object.values(orderStatusLabel) } } },
        },
      },
    });
    expect(toolOutput(contract.listFloors.data)).toEqual({ type: 'object' });
  });

  it('has the word of each code beside it, and 1 and 0 alone for 是 and 否', () => {
    const room = { id: 1, name: '101', status: 4, isIsolation: 0, haveWindow: 1, blocked: null };
    const withWords = { ...room, statusText: '待打扫', isIsolationText: '普通房' };
    expect(toolData(contract.getRoom.data, room)).toEqual(withWords);
    expect(toolData(contract.listRooms.data, [room])).toEqual({ items: [withWords] });
  });

  it('has the word of a code that depends on another field', () => {
    const tests = [
      { checkType: 1, checkRes: 1 },
      { checkType: 0, checkRes: 36.5 },
    ];
    expect(toolData(contract.healthTestPage.data, { records: tests })).toEqual({
      records: [
        { checkType: 1, checkTypeText: '核酸', checkRes: 1, checkResText: '阳性' },
        { checkType: 0, checkTypeText: '体温', checkRes: 36.5 },
      ],
    });
    const spans = [
      { kind: 'stay', status: 3 },
      { kind: 'isolation', status: 1 },
      { kind: 'blocked', status: null },
    ];
    expect(toolData(contract.roomTimeline.data, { rooms: [{ spans }] })).toEqual({
      rooms: [
        {
          spans: [
            { kind: 'stay', kindText: '入住', status: 3, statusText: '已入住' },
            { kind: 'isolation', kindText: '隔离', status: 1, statusText: '解除隔离' },
            { kind: 'blocked', kindText: '维修', status: null },
          ],
        },
      ],
    });
  });

  it('is an object of no data, of single values, and of codes and fields that are unknown', () => {
    expect(toolData(contract.cleanRoom.data, null)).toEqual({ value: null });
    expect(toolData(contract.hotelAllowsIsolation.data, 1)).toEqual({ value: 1 });
    expect(toolData(contract.getRoom.data, null)).toEqual({ value: null });
    const odd = { status: 99, isIsolation: null, constructor: 1, other: { status: 1 } };
    expect(toolData(contract.getRoom.data, odd)).toEqual(odd);
  });

  it('has no word under the key of a field', () => {
    for (const { data } of Object.values(contract)) {
      const keys = Object.keys(shapeOf(data) ?? {});
      expect(keys.filter((key) => keys.includes(`${key}Text`))).toEqual([]);
    }
  });
});
