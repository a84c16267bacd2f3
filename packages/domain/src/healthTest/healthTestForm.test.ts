import { CheckType } from '@anzhu/api/contract/healthTest';
import { expect, it } from 'vitest';
import { healthTestDraft, healthTestForm, notInFuture } from './healthTestForm.ts';

const now = '2026-03-18 10:00:00';
const draft = { ...healthTestDraft(null, { id: '7' }, now), checkRes: 36.5 };

it.each([
  [{}, {}],
  [{ checkRes: 34 }, {}],
  [{ checkRes: 43 }, {}],
  [{ checkType: CheckType.nucleic, checkRes: 1 }, {}],
  [{ checkRes: 33.9 }, { checkRes: expect.stringContaining('34.0 到 43.0') }],
  [{ checkRes: 36.55 }, { checkRes: expect.stringContaining('一位小数') }],
  [{ checkType: CheckType.nucleic }, { checkRes: expect.stringContaining('阴性或阳性') }],
  [{ checkRes: null }, { checkRes: expect.any(String) }],
  [{ uId: null }, { uId: expect.any(String) }],
  [{ checkTime: '2026-03-18 10:00:01' }, { checkTime: '检测时间不能晚于现在' }],
])('with %j is wrong in %j', (given, errors) => {
  const checked = healthTestForm.check({ ...draft, ...given }, notInFuture(now));
  expect(checked.errors ?? {}).toEqual(errors);
});
