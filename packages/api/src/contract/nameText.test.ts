import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { shapeOf } from './fields.ts';
import { contract } from './index.ts';
import { ReviewDecision } from './review.ts';
import { nameText } from './text.ts';

/** What the things that staff name are called by, in each call that names one. */
const named: readonly (readonly [string, string])[] = [
  ...Object.entries(contract)
    .filter(([call, { input }]) => call.startsWith('add') && 'name' in (shapeOf(input) ?? {}))
    .map(([call]) => [call, 'name'] as const),
  ['addUser', 'nickName'],
  ['applyForMaterial', 'applyThing'],
  ['applyForMaterial', 'thingUnit'],
];

const faultsOf = (schema: z.ZodMiniType, input: object): (string | number)[] => {
  const { error } = z.safeParse(schema, input);
  return (error?.issues ?? []).map(({ path }) => path.join('.'));
};

describe('what cannot be seen', () => {
  it('is taken out of a name', () => {
    expect(z.parse(nameText({ max: 3 }), '\u202e5\u200b\u2060 ')).toBe('5');
  });

  it.each(named)('is no name: %s %s', (call, field) => {
    const { input } = contract[call as keyof typeof contract];
    for (const nothing of ['\u200b', '\u2800', ' \u202e ']) {
      expect(faultsOf(input, { [field]: nothing })).toContain(field);
    }
    expect(faultsOf(input, { [field]: '\u202e5\u200b\u2060' })).not.toContain(field);
  });

  it.each(['reviewDeclaration', 'reviewMaterial'] as const)('is no reason: %s', (call) => {
    const rejection = { id: 1, reviewStatus: ReviewDecision.reject, remark: '\u200b\u2800' };
    expect(faultsOf(contract[call].input, rejection)).toContain('remark');
    expect(faultsOf(contract[call].input, { ...rejection, remark: '重复' })).not.toContain(
      'remark',
    );
  });
});
