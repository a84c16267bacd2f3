import { describe, expect, it } from 'vitest';
import { createFormStore } from './formStore.ts';
import { viewOf, createFormReader } from './formView.ts';

const stay = { room: '801', nights: 1, guests: [{ name: '林示例' }, { name: '陈样本' }] };

function start() {
  const store = createFormStore<typeof stay, typeof stay>(stay, {
    check: (values) => ({ values }),
    onSubmit: () => undefined,
  });
  const reader = createFormReader(store);
  return { store, reader, view: viewOf(store, reader) };
}

describe('a component', () => {
  it('renders again for what it reads, and for nothing else', () => {
    const { store, reader, view } = start();
    view.field('room');
    const before = reader.version();
    store.setterFor('nights')(2);
    expect(reader.version()).toBe(before);
    store.setterFor('room')('802');
    expect(reader.version()).not.toBe(before);
    expect(reader.version()).toBe(reader.version());
  });

  it('reads rows by themselves', () => {
    const { store, reader, view } = start();
    const [first] = view.list('guests').rows;
    expect(first?.field('name').value).toBe('林示例');
    const before = reader.version();
    store.setterFor('guests.1.name')('王示例');
    expect(reader.version()).toBe(before);
    view.list('guests').add({ name: '' });
    expect(reader.version()).not.toBe(before);
    expect(view.list('guests').rows.map((row) => row.key)).toEqual([0, 1, 2]);
    view.list('guests').rows[0]?.remove();
    expect(view.list('guests').rows.map((row) => row.key)).toEqual([1, 2]);
  });

  it('knows that it differs from what was saved, and that it no longer does', () => {
    const { view } = start();
    expect(view.isDirty).toBe(false);
    view.field('room').onChange('802');
    expect(view.isDirty).toBe(true);
    view.set({ room: '801', guests: [{ name: '林示例' }, { name: '陈样本' }] });
    expect(view.isDirty).toBe(false);
    view.reset({ ...stay, room: '900' });
    expect(view.read().room).toBe('900');
    expect(view.isDirty).toBe(false);
  });

  it('says which messages it can show', () => {
    const { reader, view } = start();
    view.field('room');
    view.list('guests').rows[0]?.field('name');
    expect(
      ['room', 'room.part', 'guests', 'guests.0.name', 'guests.5.name', 'nights'].map(
        reader.hasField,
      ),
    ).toEqual([true, true, true, true, false, false]);
  });
});
