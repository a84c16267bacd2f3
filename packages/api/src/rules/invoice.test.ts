import { expect, it } from 'vitest';
import { InvoiceState, invoiceStateLabel } from '../contract/invoice.ts';
import {
  invoiceable,
  invoicedAbove,
  invoiceRefusal,
  invoiceStatesFor,
  sendRefusal,
} from './invoice.ts';

it.each([
  [57_600, 0, 57_600],
  [57_600, 20_000, 37_600],
  // Paid back after it was invoiced: nothing is left, and nothing is below zero.
  [10_000, 20_000, 0],
  [0, 0, 0],
])('of %i received and %i invoiced %i is left', (received, invoiced, left) => {
  expect(invoiceable(received, invoiced)).toBe(left);
  expect(invoicedAbove(received, invoiced)).toBe(Math.max(0, left + invoiced - received));
  expect(invoiceRefusal(left, received, invoiced)).toBeNull();
  expect(invoiceRefusal(left + 1, received, invoiced)).toMatch(/^可开票 .+，不能开 /);
});

it.each([
  [true, '未开', ['send', 'issue', 'void']],
  [true, '开具中', []],
  [true, '已开', ['void']],
  [true, '已作废', []],
  [false, '未开', ['issue', 'void']],
  [false, '开具中', ['issue', 'void']],
  [false, '已开', ['void']],
  [false, '已作废', []],
])('with a service (%s), %s allows %j', (hasService, label, acts) => {
  const state = Object.values(InvoiceState).find((one) => invoiceStateLabel[one] === label);
  const allowed = (['send', 'issue', 'void'] as const).filter((act) =>
    invoiceStatesFor(act, hasService).some((one) => one === state),
  );
  expect(allowed).toEqual(acts);
});

it.each([
  [54_000, 54_000, null],
  [44_000, 54_000, '开票合计超出已收 ¥100.00，请作废后按实收重新申请'],
])('of %i received and %i invoiced it is sent unless: %s', (received, invoiced, refusal) => {
  expect(sendRefusal(received, invoiced)).toBe(refusal);
});
