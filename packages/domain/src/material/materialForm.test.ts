import { Urgency } from '@anzhu/api/contract/material';
import { ReviewDecision } from '@anzhu/api/contract/review';
import { expect, it } from 'vitest';
import {
  emptyMaterial,
  materialForm,
  materialReviewDraft,
  materialReviewForm,
  type MaterialDraft,
} from './materialForm.ts';

const filled: MaterialDraft = {
  applyThing: '医用口罩',
  applyNum: 200,
  thingUnit: '盒',
  applyRemarks: '',
  emergencyLevel: Urgency.urgent,
};
const fieldsOf = (draft: MaterialDraft) => Object.keys(materialForm.check(draft).errors ?? {});

it('an empty form lacks all but the remark', () => {
  expect(fieldsOf(emptyMaterial)).toEqual([
    'applyThing',
    'applyNum',
    'thingUnit',
    'emergencyLevel',
  ]);
});

it.each<[string, Partial<MaterialDraft>, string[]]>([
  ['all filled in', {}, []],
  ['a name of 50', { applyThing: '物'.repeat(50) }, []],
  ['a name of 51', { applyThing: '物'.repeat(51) }, ['applyThing']],
  ['a name of blanks', { applyThing: '  ' }, ['applyThing']],
  ['one', { applyNum: 1 }, []],
  ['none', { applyNum: 0 }, ['applyNum']],
  ['the most', { applyNum: 999_999 }, []],
  ['one too many', { applyNum: 1_000_000 }, ['applyNum']],
  ['a part', { applyNum: 1.5 }, ['applyNum']],
  ['a unit of 10', { thingUnit: '箱'.repeat(10) }, []],
  ['a unit of 11', { thingUnit: '箱'.repeat(11) }, ['thingUnit']],
  ['a remark of 200', { applyRemarks: '注'.repeat(200) }, []],
  ['a remark of 201', { applyRemarks: '注'.repeat(201) }, ['applyRemarks']],
])('%s', (_says, part, fields) => {
  expect(fieldsOf({ ...filled, ...part })).toEqual(fields);
});

it.each([
  [ReviewDecision.approve, '', undefined],
  [ReviewDecision.approve, '已备货', undefined],
  [ReviewDecision.reject, '库存不足', undefined],
  [ReviewDecision.reject, '', '请输入拒绝理由！'],
  [ReviewDecision.reject, ' \n　', '请输入拒绝理由！'],
])('decision %i with note %j: %s', (reviewStatus, remark, message) => {
  const draft = { ...materialReviewDraft({ id: '1' }), reviewStatus, remark };
  expect(materialReviewForm.check(draft).errors?.['remark']).toBe(message);
});
