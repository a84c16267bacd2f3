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
