import { describe, expect, it } from 'vitest';
import { compareValues, arrangeColumns, type Column, type Lead } from './column.ts';

describe('compareValues', () => {
  it.each([
    ['numbers by size', [100, 9, 20], [9, 20, 100]],
    ['digits inside words by size', ['1201', '302', '88'], ['88', '302', '1201']],
    ['words by pinyin', ['王芳', '陈静', '李娜'], ['陈静', '李娜', '王芳']],
    [
      'times by age',
      ['2026-03-02 08:00:00', '2026-03-01 09:00:00'],
      ['2026-03-01 09:00:00', '2026-03-02 08:00:00'],
    ],
  ])('orders %s', (_, given, ordered) => {
    expect([...given].toSorted(compareValues)).toEqual(ordered);
  });
});

const column = (id: string, more: Partial<Column<string>> = {}): Column<string> => ({
  id,
  header: id,
  cell: (row) => row,
  ...more,
});

const arranged = arrangeColumns([
  column('edit', { pin: 'end', width: 80 }),
  column('name', { pin: 'start', width: 100 }),
  column('city'),
  column('number', { pin: 'start', width: 60 }),
  column('more', { pin: 'end', width: 40 }),
]);
const placeOf = (id: string) => arranged.columns.find(({ column: one }) => one.id === id)?.place;

describe('arrangeColumns', () => {
  it('puts the pinned columns at their sides and keeps the order within', () => {
    expect(arranged.columns.map(({ column: one }) => one.id)).toEqual([
      'name',
      'number',
      'city',
      'edit',
      'more',
    ]);
  });

  it('adds the widths up, 120 where none is given', () => {
    expect(arranged.minWidth).toBe(100 + 60 + 120 + 80 + 40);
  });

  it.each([
    ['name', { side: 'start', offset: 0, isEdge: false }],
    ['number', { side: 'start', offset: 100, isEdge: true }],
    ['city', undefined],
    ['edit', { side: 'end', offset: 40, isEdge: true }],
    ['more', { side: 'end', offset: 0, isEdge: false }],
  ])('stops %s where its neighbours end', (id, pin) => {
    expect(placeOf(id)?.pin).toEqual(pin);
  });

  it.each([
    ['name', 'title'],
    ['city', 'plain'],
    ['edit', 'actions'],
  ])('makes %s a %s on phones', (id, phone) => {
    expect(placeOf(id)?.phone).toBe(phone);
  });

  it('lets a column set its role on phones', () => {
    const { columns } = arrangeColumns([column('name', { pin: 'start', phone: 'hidden' })]);
    expect(columns[0]?.place.phone).toBe('hidden');
  });

  it('puts the columns of the table itself before all others', () => {
    const lead: Lead<string> = {
      ...column('select', { width: 40 }),
      pin: 'start',
      draw: () => null,
    };
    const { columns, pinned } = arrangeColumns([column('name', { pin: 'start' })], [lead]);
    expect(columns.map(({ column: one }) => one.id)).toEqual(['select', 'name']);
    expect(columns[0]?.place.phone).toBe('lead');
    expect(columns[1]?.place.pin).toEqual({ side: 'start', offset: 40, isEdge: true });
    expect(pinned).toEqual({ start: 160, end: 0 });
  });

  it('leaves the rest empty once a width is set', () => {
    const { columns } = arrangeColumns([
      column('name', { width: 200, isSized: true }),
      column('actions', { pin: 'end', width: 80 }),
    ]);
    expect(columns.map(({ place }) => place.width)).toEqual([200, undefined, 80]);
  });
});
