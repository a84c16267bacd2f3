import { passthrough } from 'msw';

/** The folder of the page: the root of a host, or any other. */
export const siteFolder = new URL('.', location.href).pathname;

/** The pictures of the hotels are files of the site, and their paths begin at its folder; what else is asked for passes. */
export function siteFile({ url }: Request): Response | Promise<Response> {
  const { origin, pathname } = new URL(url);
  const isInFolder = siteFolder !== '/' && origin === location.origin;
  return isInFolder && pathname.startsWith('/files/')
    ? fetch(`${siteFolder}${pathname.slice(1)}`)
    : passthrough();
}
