import { localTime, type Clock } from '../platform/clock.ts';
import { LogType } from '../platform/audit/log.ts';
import type { Store } from '../platform/db/store.ts';
import { inSteps } from './inSteps.ts';
import { seededRandom, type Random } from './random.ts';

/** What was done, with a number or name that distinguishes it; its frequency and type. */
const actions: readonly (readonly [(random: Random) => string, LogType, number])[] = [
  [() => '登录', LogType.ordinary, 14],
  [() => '退出登录', LogType.ordinary, 8],
  [(random) => `查看订单 ${random.between(1, 1_000_000)} 的完整信息`, LogType.ordinary, 16],
  [(random) => `房间 ${roomNumber(random)} 办理入住`, LogType.dataChange, 18],
  [(random) => `订单 ${random.between(1, 1_000_000)} 已入住`, LogType.dataChange, 12],
  [(random) => `房间 ${roomNumber(random)} 退房`, LogType.dataChange, 14],
  [(random) => `房间 ${roomNumber(random)} 打扫`, LogType.dataChange, 10],
  [(random) => `订单 ${random.between(1, 1_000_000)} 改价`, LogType.dataChange, 3],
  [(random) => `驳回订单 ${random.between(1, 1_000_000)} 的退款申请`, LogType.dataChange, 1],
  [(random) => `导出订单 ${random.between(10, 90_000)} 条`, LogType.ordinary, 1],
  [(random) => `编辑用户「前台${random.between(1, 400)}」`, LogType.systemChange, 1],
  [(random) => `订单 ${random.between(1, 1_000_000)} 退款失败`, LogType.exception, 0.2],
  [(random) => `账号「前台${random.between(1, 400)}」连续输错密码`, LogType.warning, 0.3],
];

const roomNumber = (random: Random): string =>
  `${random.between(2, 20)}${String(random.between(1, 30)).padStart(2, '0')}`;

/** Operators of each hotel. */
const clerks = 6;

/** Users of bulk logs are numbered from here, clear of the demo's own. */
const firstUser = 10_000;

const yearSeconds = 365 * 24 * 60 * 60;

/** Adds logs of the last year, in the order of time, to a store that has hotels, for measurement. */
export async function addLogs(
  { db, write }: Pick<Store, 'db' | 'write'>,
  options: { logs: number; clock: Clock; report(done: number): void },
): Promise<void> {
  const random = seededRandom(options.logs);
  const hotels = await db.selectFrom('hotel').select('id').orderBy('id').execute();
  const weighted = actions.map((action) => [action, action[2]] as const);
  const begin = options.clock.now() - yearSeconds * 1000;
  await inSteps(
    { write },
    {
      table: 'log',
      count: options.logs,
      report: options.report,
      row(place) {
        const [sketch, type] = random.weighted(weighted);
        const hotel = random.pick(hotels).id;
        const clerk = random.between(1, clerks);
        return {
          type,
          sketch: sketch(random),
          target_kind: '测量',
          target_id: place,
          hotel_id: hotel,
          user_id: firstUser + hotel * clerks + clerk,
          create_by: `clerk${hotel}-${clerk}`,
          address: '127.0.0.1',
          request_id: '',
          created_time: localTime(begin + ((yearSeconds * 1000) / options.logs) * place),
          before_values: null,
          after_values: null,
        };
      },
    },
  );
}
