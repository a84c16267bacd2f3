import { describe, expect, it } from 'vitest';
import { runCheck } from './check.ts';

/** A schema as any library makes one. */
const schema = {
  '~standard': {
    validate: (value: unknown) => {
      const { name } = value as { name: string };
      const issues = [
        ...(name === '' ? [{ message: '房间号不能为空', path: ['name'] }] : []),
        ...(/^\d+$/.test(name) ? [] : [{ message: '房间号应为数字', path: ['name'] }]),
        ...(name === '801' ? [] : [{ message: '姓名不能为空', path: ['guests', 1, 'name'] }]),
      ];
      return issues.length === 0 ? { value: { name } } : { issues };
    },
  },
};

describe('runCheck', () => {
  it('gives the values of a schema', () => {
    expect(runCheck(schema, { name: '801' })).toEqual({ values: { name: '801' } });
  });

  it('gives the first issue of each path', () => {
    expect(runCheck(schema, { name: '' })).toEqual({
      errors: { name: '房间号不能为空', 'guests.1.name': '姓名不能为空' },
    });
  });

  it('waits for a schema that takes its time', async () => {
    const slow = { '~standard': { validate: async (value: unknown) => ({ value }) } };
    await expect(runCheck(slow, { name: '801' })).resolves.toEqual({ values: { name: '801' } });
  });

  it('reads path parts that are objects', () => {
    const odd = {
      '~standard': {
        validate: () => ({ issues: [{ message: '不正确', path: [{ key: 'a' }, 0] }] }),
      },
    };
    expect(runCheck(odd, {})).toEqual({ errors: { 'a.0': '不正确' } });
  });

  it('asks a function', () => {
    const check = (values: { name: string }) =>
      values.name === '' ? { errors: { name: '房间号不能为空' } } : { values };
    expect(runCheck(check, { name: '' })).toEqual({ errors: { name: '房间号不能为空' } });
  });
});
