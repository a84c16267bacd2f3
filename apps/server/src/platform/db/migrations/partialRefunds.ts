import { figureTriggers, orderFigures } from './figures.ts';
import { dropFigureTriggers } from './orderSources.ts';
import type { Migration } from './migration.ts';

/** Refunds of a part: what the hotel keeps is income. A refund before this one was of the whole. */
export const partialRefunds: Migration = {
  name: '34 partial refunds',
  statements: ({ engine, big, text }) => [
    ...dropFigureTriggers(engine),
    `alter table orders add column kept ${big} not null default 0 check (kept >= 0)`,
    `alter table refund add column reason ${text} not null default ''`,
    ...figureTriggers[engine](orderFigures),
  ],
};
