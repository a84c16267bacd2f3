const yuan = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' });

/** An amount of yuan as it is read: ¥1,280.00, a dash for none. */
export function formatMoney(value: number | null | undefined): string {
  return value === null || value === undefined ? '—' : yuan.format(value);
}
