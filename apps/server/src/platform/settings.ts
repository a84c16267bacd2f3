/** An invalid setting. The message is one line for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The error for a setting that cannot be used. */
export const refuse = (name: string, given: string, takes: string): ConfigError =>
  new ConfigError(`环境变量 ${name}=${given} 无效：应为${takes} (${name} is not valid)`);

/** A whole number within limits. */
export function whole(name: string, given: string, min: number, max: number): number {
  const value = Number(given);
  if (!/^\d{1,9}$/.test(given) || value < min || value > max) {
    throw refuse(name, given, ` ${min} 到 ${max} 的整数`);
  }
  return value;
}

/** A share of all, from 0 to 1. */
export function share(name: string, given: string): number {
  if (!/^(0|1|0\.\d{1,9}|1\.0+)$/.test(given)) throw refuse(name, given, ' 0 到 1 的小数，如 0.1');
  return Number(given);
}

/** A time from 00:00 to 11:59, as `HH:mm:ss`. */
export function timeOfMorning(name: string, given: string): string {
  if (!/^(0\d|1[01]):[0-5]\d$/.test(given))
    throw refuse(name, given, ' 00:00 到 11:59 的时间，如 06:00');
  return `${given}:00`;
}

/** A power of two that scrypt takes. */
export function powerOfTwo(name: string, given: string): number {
  const value = whole(name, given, 1024, 1_048_576);
  if (!Number.isInteger(Math.log2(value))) throw refuse(name, given, ' 2 的幂');
  return value;
}

/** One of some words. */
export function oneOf<Word extends string>(
  name: string,
  given: string,
  words: readonly Word[],
): Word {
  const word = words.find((one) => one === given);
  if (!word) throw refuse(name, given, ` ${words.join('、')} 之一`);
  return word;
}

/** The origin and path of a web address, without a slash at its end; null for none. */
export function webUrl(name: string, given: string): string | null {
  if (given === '') return null;
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    throw refuse(name, given, ' http:// 或 https:// 开头的地址');
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/** The address of a database. The value is never repeated: it holds a password. */
export function postgresUrl(name: string, given: string): string | null {
  if (given === '') return null;
  const url = URL.parse(given);
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new ConfigError(
      `环境变量 ${name} 无效：应为 postgres://用户:密码@主机:端口/数据库 (${name} is not valid)`,
    );
  }
  return given;
}

/** Where a service of another process listens: a TCP address, or the path of a Unix socket. */
export type SocketAddress = { host: string; port: number } | { path: string };

/** A TCP address (`host:port`) or the path of a Unix socket; null for none. */
export function socketAddress(name: string, given: string): SocketAddress | null {
  if (given === '') return null;
  if (given.startsWith('/')) return { path: given };
  const [, host, port] = /^\[?([\w.:-]+?)\]?:(\d+)$/.exec(given) ?? [];
  if (!host || !port) throw refuse(name, given, ' 主机:端口 或套接字的路径');
  return { host, port: whole(name, port, 1, 65_535) };
}

/** Letters to insert, delete, replace or swap with their neighbour to make one word of another. */
function distance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= to.length; at += 1) {
      const cost = from[row - 1] === to[at - 1] ? 0 : 1;
      const steps = [(last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + cost];
      const isSwapped =
        row > 1 && at > 1 && from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
      if (isSwapped) steps.push((before[at - 2] ?? 0) + 1);
      next.push(Math.min(...steps));
    }
    before = last;
    last = next;
  }
  return last[to.length] ?? 0;
}

/** Names shorter than this are near to those of other programs: HOST to HOME. */
const shortestMisspelled = 8;

/**
 * Refuses a variable that is set and unknown, and almost the name of a known one that is not set.
 * @throws ConfigError that names both.
 */
export function refuseMisspelled(
  environment: Readonly<Record<string, string | undefined>>,
  known: ReadonlySet<string>,
): void {
  const unset = [...known].filter(
    (name) => !environment[name] && name.length >= shortestMisspelled,
  );
  for (const given of Object.keys(environment)) {
    if (known.has(given)) continue;
    const meant = unset.find(
      (name) => distance(given.toUpperCase(), name) <= (name.length < 12 ? 1 : 2),
    );
    if (!meant) continue;
    throw new ConfigError(`环境变量 ${given} 未知，是否应为 ${meant}？(did you mean ${meant}?)`);
  }
}
