import { describe, expect, it } from 'vitest';
import { StoreError, storeFault } from './errors.ts';

const withCode = (fields: object, message = 'x'): Error =>
  Object.assign(new Error(message), fields);

const refusedConnection = withCode({ code: 'ECONNREFUSED', syscall: 'connect' });

describe('storeFault', () => {
  it.each([
    ['SQLite: the disk is full', withCode({ errcode: 13 }), 'full'],
    ['SQLite: a file that cannot be opened', withCode({ errcode: 14 }), 'away'],
    ['SQLite: an input or output error, extended', withCode({ errcode: 10 | (3 << 8) }), 'away'],
    ['SQLite: locked', withCode({ errcode: 5 }), 'busy'],
    ['SQLite: a constraint', withCode({ errcode: 19 }), null],
    ['a file on a full disk', withCode({ code: 'ENOSPC', syscall: 'write' }), 'full'],
    ['PostgreSQL is shut down', withCode({ code: '57P01' }), 'away'],
    ['PostgreSQL is starting', withCode({ code: '57P03' }), 'away'],
    ['PostgreSQL takes no more connections', withCode({ code: '53300' }), 'away'],
    ['a standby', withCode({ code: '25006' }), 'readOnly'],
    ['a lock that is not given', withCode({ code: '55P03' }), 'busy'],
    ['a statement that takes too long', withCode({ code: '57014' }), 'busy'],
    ['a wrong password', withCode({ code: '28P01' }), null],
    ['a unique rule', withCode({ code: '23505' }), null],
    ['nothing listens', refusedConnection, 'away'],
    ['nothing listens at any address', new AggregateError([refusedConnection]), 'away'],
    ['nothing listens at the start', new StoreError('x', { cause: refusedConnection }), 'away'],
    ['a caller that left', withCode({ code: 'ECONNRESET' }, 'aborted'), null],
    ['pg: broken in use', new Error('Connection terminated unexpectedly'), 'away'],
    [
      'pg: broken before',
      new Error('Client has encountered a connection error and is not queryable'),
      'away',
    ],
    ['pg: none is free', new Error('timeout exceeded when trying to connect'), 'away'],
    ['an error of the program', new TypeError('x is not a function'), null],
    ['no error', 'x', null],
  ])('%s', (_name, error, fault) => {
    expect(storeFault(error)).toBe(fault);
  });
});
