import { describe, expect, it } from 'vitest';
import { wayBack } from './paths.ts';

describe('the way back after signing in', () => {
  it.each([
    ['/index/roomManage?orderId=7', '/index/roomManage?orderId=7'],
    ['/index', '/index'],
    [null, '/index'],
    ['', '/index'],
    ['/login', '/index'],
    ['/login?from=/login', '/index'],
    ['//evil.example', '/index'],
    ['/\\evil.example', '/index'],
    ['/\t/evil.example', '/index'],
    ['/./\\evil.example', '/index'],
    ['/..//evil.example', '/index'],
    ['https://evil.example/index', '/index'],
    ['javascript:alert(1)', '/index'],
    ['index', '/index'],
  ])('%j leads to %s', (from, expected) => {
    expect(wayBack(from)).toBe(expected);
  });
});
