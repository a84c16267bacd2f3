import { describe, expect, it, vi } from 'vitest';
import { createFormStore, type FormHandlers } from './formStore.ts';
import { withValue } from './formStore.ts';

interface Room {
  name: string;
  floor: number | null;
}

const empty: Room = { name: '', floor: null };
const check: FormHandlers<Room, Room>['check'] = (values) =>
  values.name === '' ? { errors: { name: '房间号不能为空', hotelId: '找不到该酒店' } } : { values };

function storeWith(onSubmit: FormHandlers<Room, Room>['onSubmit'], initial = empty) {
  const store = createFormStore<Room, Room>(initial, { check, onSubmit });
  store.registerFields((path) => path === 'name' || path === 'floor');
  return store;
}
const filled: Room = { name: '801', floor: 8 };

describe('submit', () => {
  it('is refused by the check at once; what no field shows is the problem of the form', () => {
    const onSubmit = vi.fn();
    const store = storeWith(onSubmit);
    expect(store.submit()).toBe(false);
    expect(store.state()).toMatchObject({
      clientErrors: { name: '房间号不能为空' },
      problem: { message: '找不到该酒店' },
      isPending: false,
    });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is pending while it runs, once at a time, and what was sent is saved', async () => {
    let release = (): void => {};
    const onSubmit = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    const store = storeWith(onSubmit, filled);
    store.setterFor('name')('802');
    const answer = store.submit();
    expect(store.state().isPending).toBe(true);
    expect(store.submit()).toBe(false);
    await Promise.resolve();
    // What is typed meanwhile is not saved yet.
    store.setterFor('floor')(9);
    release();
    await expect(answer).resolves.toBe(true);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: '802', floor: 8 });
    expect(store.state()).toMatchObject({
      isPending: false,
      saved: { name: '802', floor: 8 },
      values: { name: '802', floor: 9 },
    });
  });

  it.each([
    ['thrown', () => Promise.reject(Object.assign(new Error(), { fields: { name: '已存在' } }))],
    ['returned', () => ({ fields: { name: '已存在' } })],
  ])('puts what was %s at its field', async (_, onSubmit) => {
    const store = storeWith(onSubmit, filled);
    await expect(store.submit()).resolves.toBe(false);
    expect(store.state()).toMatchObject({ serverErrors: { name: '已存在' }, problem: null });
  });

  it('shows in words what belongs to no field, and takes it away with the next submit', async () => {
    const onSubmit = vi.fn(() => Promise.resolve());
    onSubmit.mockRejectedValueOnce(new Error('房间已被占用'));
    const store = storeWith(onSubmit, filled);
    await store.submit();
    expect(store.state().problem?.message).toBe('房间已被占用');
    await store.submit();
    expect(store.state().problem).toBeNull();
  });

  it('takes that away once a value is another one: it was said of the former', async () => {
    const store = storeWith(() => Promise.reject(new Error('房间已被占用')), filled);
    await store.submit();
    store.setterFor('name')(filled.name);
    expect(store.state().problem?.message).toBe('房间已被占用');
    store.setterFor('name')('803');
    expect(store.state().problem).toBeNull();
  });
});

describe('changes', () => {
  it('notify only when there are some', () => {
    const store = storeWith(vi.fn());
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.setterFor('name')('801');
    store.change((state) => state);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    store.change((state, recheck) => withValue(state, 'name', '802', recheck));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('come through the same function for the same field', () => {
    const store = storeWith(vi.fn());
    expect(store.setterFor('name')).toBe(store.setterFor('name'));
  });
});
