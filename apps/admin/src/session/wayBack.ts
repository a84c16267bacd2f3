import { paths } from '../paths.ts';

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
