/** What the server's handlers use of Node's smaller modules, under the same names. */

/** `node:timers/promises` */
export const setTimeout = (milliseconds: number): Promise<void> =>
  new Promise((done) => globalThis.setTimeout(done, milliseconds));
export const setImmediate = (): Promise<void> => setTimeout(0);

/** `node:path`, of a system without folders. */
export const join = (...parts: string[]): string => parts.filter(Boolean).join('/');
export const resolve = (...parts: string[]): string => join(...parts);
export const dirname = (path: string): string => path.replace(/\/?[^/]*$/, '');

/** `node:net`: requests of a page have no address. */
export const isIP = (): number => 0;

/** Files that the server reads, by path. */
export const files = new Map<string, string>();

/** `node:fs` */
export function readFileSync(path: string): string {
  const content = files.get(path);
  if (content === undefined) throw Object.assign(new Error(path), { code: 'ENOENT' });
  return content;
}
export const existsSync = (path: string): boolean => files.has(path);

function notInBrowser(): never {
  throw new Error('not in a browser');
}
export {
  notInBrowser as chmodSync,
  notInBrowser as closeSync,
  notInBrowser as fsyncSync,
  notInBrowser as lstatSync,
  notInBrowser as mkdirSync,
  notInBrowser as open,
  notInBrowser as openSync,
  notInBrowser as readdirSync,
  notInBrowser as renameSync,
  notInBrowser as statSync,
  notInBrowser as writeSync,
};
