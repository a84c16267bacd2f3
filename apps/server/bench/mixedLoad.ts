import { incomeOfWeek } from '@anzhu/api/contract/chart';
import type { Endpoint } from '@anzhu/api/contract/endpoint';
import { isolationPage } from '@anzhu/api/contract/isolation';
import { logPage } from '@anzhu/api/contract/log';
import { orderPage } from '@anzhu/api/contract/order';
import { search } from '@anzhu/api/contract/search';
import { today } from '@anzhu/api/contract/today';
import type { Caller } from './caller.ts';
import { type Figure, Times } from './measure.ts';
import { isolationQuestions, keywords, logQuestions, orderQuestions } from './questions.ts';

const clients = 50;
const seconds = 5;

type Question = readonly [Endpoint, object];

/** The calls of a day at the desk: lists above all, searches, and now and then the dashboard. */
function* questions(client: number): Generator<Question> {
  const lists: Question[][] = [
    orderQuestions().map((question) => [orderPage, question]),
    isolationQuestions().map((question) => [isolationPage, question]),
    logQuestions().map((question) => [logPage, question]),
    keywords.map((keyword) => [search, { keyword }]),
    [
      [today, {}],
      [incomeOfWeek, {}],
    ],
  ];
  for (let turn = client; ; turn += 1) {
    const list = lists[turn % lists.length] ?? [];
    const question = list[(turn * 7) % list.length];
    if (question) yield question;
  }
}

/** Many clients, each asking one thing after another: how much is answered, and how late the latest is. */
export async function mixedLoad(caller: Caller): Promise<Figure[]> {
  const end = performance.now() + seconds * 1000;
  const taken: number[] = [];
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (const [endpoint, input] of questions(client)) {
        const begun = performance.now();
        if (begun > end) return;
        await caller.call(endpoint, input);
        taken.push(performance.now() - begun);
      }
    }),
  );
  const says = `mixed load of ${clients} clients`;
  return [
    { says, value: taken.length / seconds, unit: 'requests/s' },
    { says: `${says}, p99`, value: new Times(taken).within(0.99), unit: 'ms' },
  ];
}
