import { expect, it } from 'vitest';
import { invoiceable, invoicedAbove, invoiceRefusal } from './invoice.ts';

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
