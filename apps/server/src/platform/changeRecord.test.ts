import { expect, it } from 'vitest';
import { differing } from './changeRecord.ts';

it('keeps the fields that differ, on both sides', () => {
  expect(differing({ 名称: '甲', 排序: 1 }, { 名称: '乙', 排序: 1 })).toEqual({
    before: { 名称: '甲' },
    after: { 名称: '乙' },
  });
});

it('finds a field that was filled or emptied', () => {
  expect(differing({ 备注: null }, { 备注: '靠窗' })).toEqual({
    before: { 备注: null },
    after: { 备注: '靠窗' },
  });
});

it('shows what an added or removed record holds', () => {
  expect(differing(undefined, { 名称: '甲', 备注: '' })).toEqual({ after: { 名称: '甲' } });
  expect(differing({ 名称: '甲', 备注: null }, undefined)).toEqual({ before: { 名称: '甲' } });
});

it('says that nothing changed', () => {
  expect(differing({ 名称: '甲' }, { 名称: '甲' })).toEqual({ before: {}, after: {} });
});
