import { describe, expect, it } from 'vitest';
import {
  isUnsettled,
  nextUploads,
  uploadsToStart,
  type UploadEvent,
  type UploadState,
} from './uploads.ts';

const file = new File(['x'], '大堂.png', { type: 'image/png' });
const chosen = (...ids: number[]): UploadEvent => ({
  type: 'chosen',
  files: ids.map((id) => ({ id, file })),
});

const accepted: UploadEvent = { type: 'accepted', id: 1 };
const refused: UploadEvent = { type: 'refused', id: 1, message: '文件是空的' };
const started: UploadEvent = { type: 'started', id: 1 };
const half: UploadEvent = { type: 'progressed', id: 1, fraction: 0.5 };
const failed: UploadEvent = { type: 'failed', id: 1, message: '上传失败' };
const sent: UploadEvent = { type: 'sent', id: 1, url: '/1.png' };
const retried: UploadEvent = { type: 'retried', id: 1 };

const after = (...events: UploadEvent[]) => events.reduce(nextUploads, nextUploads([], chosen(1)));

/** How to get into each state. */
const way: Record<UploadState, UploadEvent[]> = {
  checking: [],
  waiting: [accepted],
  sending: [accepted, started],
  failed: [accepted, started, failed],
  refused: [refused],
  sent: [accepted, started, sent],
};
const states = Object.keys(way) as UploadState[];

/** Which events apply in which state, and the next state. */
const leads: Record<string, Partial<Record<UploadState, UploadState>>> = {
  accepted: { checking: 'waiting' },
  refused: { checking: 'refused' },
  started: { waiting: 'sending' },
  failed: { sending: 'failed' },
  sent: { sending: 'sent' },
  retried: { failed: 'waiting' },
};

describe('every event in every state', () => {
  const events = [accepted, refused, started, failed, sent, retried];
  it.each(states.flatMap((state) => events.map((event) => [event.type, state, event] as const)))(
    '%s while %s',
    (type, state, event) => {
      const before = after(...way[state]);
      const [upload] = nextUploads(before, event);
      expect(upload?.state).toBe(leads[type]?.[state] ?? state);
      if (!leads[type]?.[state]) expect(nextUploads(before, event)).toBe(before);
    },
  );

  it.each(states)('dropped while %s', (state) => {
    expect(nextUploads(after(...way[state]), { type: 'dropped', id: 1 })).toEqual([]);
  });

  it.each(states)('%s: whether saving has to wait', (state) => {
    const isExpected = ['checking', 'waiting', 'sending'].includes(state);
    expect(after(...way[state]).some(isUnsettled)).toBe(isExpected);
  });
});

describe('progress', () => {
  const progress = (...fractions: number[]) =>
    after(
      accepted,
      started,
      ...fractions.map((fraction) => ({ type: 'progressed', id: 1, fraction }) as const),
    )[0]?.percent;

  it.each([
    ['nothing known', [], null],
    ['none', [0], 0],
    ['whole percents', [0.429], 42],
    ['never back', [0.5, 0.2], 50],
    ['100 only when it has arrived', [1], 99],
    ['more than all', [7], 99],
    ['less than nothing', [-1], 0],
    ['not a number', [0.3, Number.NaN], 30],
    ['total unknown', [Number.POSITIVE_INFINITY], null],
  ])('%s', (_what, fractions, percent) => {
    expect(progress(...fractions)).toBe(percent);
  });

  it('changes nothing within a percent', () => {
    const before = after(accepted, started, half);
    expect(nextUploads(before, { type: 'progressed', id: 1, fraction: 0.5049 })).toBe(before);
  });

  it('starts anew with another try', () => {
    expect(after(accepted, started, half, failed, retried)[0]).toMatchObject({
      percent: null,
      message: undefined,
    });
  });
});

describe('startable', () => {
  const all = [1, 2, 3, 4, 5];
  const queue = all.reduce(
    (uploads, id) => nextUploads(uploads, { type: 'accepted', id }),
    nextUploads([], chosen(...all)),
  );
  const ids = (uploads: typeof queue): number[] => uploadsToStart(uploads, 3).map(({ id }) => id);

  it('the first three', () => expect(ids(queue)).toEqual([1, 2, 3]));

  it('one more when one of three is done', () => {
    const sending = [1, 2, 3].reduce((now, id) => nextUploads(now, { type: 'started', id }), queue);
    expect(ids(sending)).toEqual([]);
    expect(ids(nextUploads(sending, { type: 'sent', id: 2, url: '/2.png' }))).toEqual([4]);
    expect(ids(nextUploads(sending, { type: 'dropped', id: 1 }))).toEqual([4]);
  });
});

it('ignores events of uploads that are gone', () => {
  expect(nextUploads([], sent)).toEqual([]);
});
