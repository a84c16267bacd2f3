import type { Id } from '@anzhu/api/contract/codecs';

/** A path with its query; what is null or undefined is left out. */
function withQuery(path: string, query: Readonly<Record<string, Id | null | undefined>>): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [[key, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** Every path of the app, below the base path. Screens are named as their routes. */
export const paths = {
  login: (query: { from?: string } = {}) => withQuery('/login', query),
  index: () => '/index',
  /** The screen of a menu entry, by its route name; `index` is the dashboard, the shell's default screen. */
  screen: (route: string, query: Readonly<Record<string, Id | null | undefined>> = {}) =>
    withQuery(route === 'index' ? '/index' : `/index/${route}`, query),
  /** The form of all fields of a hotel. */
  hotel: (id: Id) => `/index/hotel/${encodeURIComponent(id)}`,
  orderManage: () => '/index/orderManage',
  roomManage: (query: { orderId?: Id } = {}) => withQuery('/index/roomManage', query),
};

/**
 * Where to go after signing in: the `from` of the login page when it is a path of this app, else the
 * shell. Anything that a browser could read as another site is refused.
 */
export function wayBack(from: string | null): string {
  if (!from?.startsWith('/') || from.startsWith('//') || from.includes('\\')) return paths.index();
  const url = new URL(from, 'http://own.invalid');
  const { origin, pathname, search } = url;
  const isOwn = origin === 'http://own.invalid' && !pathname.startsWith('//');
  return isOwn && !pathname.startsWith(paths.login()) ? `${pathname}${search}` : paths.index();
}
