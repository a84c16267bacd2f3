import { ReviewDecision } from '@anzhu/api/contract/review';
import { expect, it } from 'vitest';
import { declarationReviewDraft, declarationReviewForm, assignmentRule } from './reviewForm.ts';

const { approve, reject } = ReviewDecision;
const draft = declarationReviewDraft({ id: '7' });

it.each([
  ['approving without a place', { reviewStatus: approve }, ['hotelId', 'roomType']],
  ['approving without a room type', { reviewStatus: approve, hotelId: '1' }, ['roomType']],
  ['rejecting without a note', { reviewStatus: reject }, ['remark']],
  ['rejecting with blanks', { reviewStatus: reject, remark: ' \n　' }, ['remark']],
  ['too long a note', { reviewStatus: reject, remark: '长'.repeat(201) }, ['remark']],
])('%s is refused', (_says, filled, fields) => {
  const { errors } = declarationReviewForm.check({ ...draft, ...filled }, assignmentRule);
  expect(Object.keys(errors ?? {})).toEqual(fields);
});

it('a rejection without a note says what is missing', () => {
  const { errors } = declarationReviewForm.check(
    { ...draft, reviewStatus: reject },
    assignmentRule,
  );
  expect(errors).toEqual({ remark: '请输入拒绝理由！' });
});

it.each([
  [
    'an approval with its place',
    { reviewStatus: approve, hotelId: '1', roomType: '11' },
    { id: '7', reviewStatus: approve, hotelId: '1', roomType: '11', remark: '' },
  ],
  [
    'a rejection without the place',
    { reviewStatus: reject, hotelId: '1', roomType: '11', remark: ' 材料不全 ' },
    { id: '7', reviewStatus: reject, remark: '材料不全' },
  ],
])('%s is sent', (_says, filled, values) => {
  expect(declarationReviewForm.check({ ...draft, ...filled }, assignmentRule)).toEqual({ values });
});

it('where the declarant chose the place, approving needs none', () => {
  expect(declarationReviewForm.check(draft).errors).toBeUndefined();
});
