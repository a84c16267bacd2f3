import { describe, expect, it } from 'vitest';
import { visibleMessages, type Message, type Queued, addMessage } from './queue.ts';

const toast = (message: string): Message => ({
  kind: 'toast',
  tone: 'success',
  message,
  duration: 3000,
});
const notification = (message: string): Message => ({
  kind: 'notification',
  tone: 'danger',
  title: '提示',
  message,
  duration: Infinity,
});
const queueOf = (...messages: Message[]): readonly Queued[] =>
  messages.reduce<readonly Queued[]>((queue, one, key) => addMessage(queue, one, key), []);

describe('addMessage', () => {
  it('keeps the order', () => {
    const queue = queueOf(toast('保存成功'), toast('删除成功'));
    expect(queue.map((one) => one.message)).toEqual(['保存成功', '删除成功']);
  });

  it('counts an equal message in its place, under its key', () => {
    const queue = queueOf(toast('保存成功'), toast('删除成功'), toast('保存成功'));
    expect(queue.map(({ key, message, count }) => [key, message, count])).toEqual([
      [0, '保存成功', 2],
      [1, '删除成功', 1],
    ]);
  });

  it('takes the later duration and action', () => {
    const onPress = (): void => undefined;
    const again = { ...notification('超时'), duration: 900, action: { label: '重试', onPress } };
    expect(queueOf(notification('超时'), again)).toEqual([{ ...again, key: 0, count: 2 }]);
  });

  it.each<[string, Message]>([
    ['tone', { ...toast('成功'), tone: 'warning' }],
    ['title', { ...toast('成功'), title: '提示' }],
    ['kind', { ...toast('成功'), kind: 'notification' }],
  ])('does not count messages that differ by %s', (_, other) => {
    expect(queueOf(toast('成功'), other)).toHaveLength(2);
  });
});

describe('visibleMessages', () => {
  const words = ['一', '二', '三', '四', '五', '六'];
  const queue = queueOf(...words.map(toast), ...words.map(notification));

  it.each<[Message['kind'], boolean, string, number]>([
    ['toast', false, '一二三四', 2],
    ['notification', false, '四五六', 3],
    ['toast', true, '六', 5],
    ['notification', true, '六', 5],
  ])('%s, over a dialog: %s → %s and %i more', (kind, isOverDialog, shown, hidden) => {
    const chosen = visibleMessages(queue, kind, isOverDialog);
    expect(chosen.shown.map((one) => one.message).join('')).toBe(shown);
    expect(chosen.hidden).toBe(hidden);
  });

  it('shows nothing of nothing', () => {
    expect(visibleMessages([], 'toast', false)).toEqual({ shown: [], hidden: 0 });
  });
});
