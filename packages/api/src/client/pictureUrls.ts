import { join } from './request.ts';

/** Changes the input or the data of a call, after decoding. */
export interface PictureUrls {
  /** The data with picture paths as URLs on the API base. */
  resolve: <Data>(data: Data) => Data;
  /** An input in which those URLs are paths again: a server stores its own pictures by their path. */
  restore: <Input>(input: Input) => Input;
}

type ChangeUrl = (url: string) => string;

/** The fields of the contract that are picture URLs; a test compares them with it. */
export const urlFields: ReadonlySet<string> = new Set(['cover', 'picture', 'heads', 'url']);
/** The fields of the contract that are HTML with pictures. */
export const htmlFields: ReadonlySet<string> = new Set([
  'introduce',
  'facilities',
  'otherPolicy',
  'terms',
]);

/** The sources of the `img` elements of a rich text. */
const sources = /(<img\b[^>]*?\ssrc=)(["'])(.*?)\2/gi;

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function changeText(field: string, text: string, change: ChangeUrl): string {
  if (urlFields.has(field)) return change(text);
  if (!htmlFields.has(field)) return text;
  return text.replaceAll(
    sources,
    (_, start: string, quote: string, url: string) => start + quote + change(url) + quote,
  );
}

/** A copy in which every picture URL is replaced; files and texts of other fields are the same. */
function changePictures(value: unknown, change: ChangeUrl, field = ''): unknown {
  if (typeof value === 'string') return changeText(field, value, change);
  if (Array.isArray(value)) return value.map((one) => changePictures(one, change));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, changePictures(one, change, key)]),
  );
}

const isPath = (url: string): boolean => /^\/(?![/\\])/.test(url);

/**
 * A server names its own pictures by paths, as `/files/1.png`. When the app comes from another origin they
 * belong to the API base, like the calls.
 */
export function pictureUrls(base: string): PictureUrls {
  // Only what was resolved here is restored: absolute URLs of the server itself stay as they are.
  const paths = new Map<string, string>();
  const resolveUrl = (url: string): string => {
    if (!isPath(url)) return url;
    const resolved = join(base, url);
    paths.set(resolved, url);
    return resolved;
  };
  return {
    resolve: (data) => changePictures(data, resolveUrl) as typeof data,
    restore: (input) => changePictures(input, (url) => paths.get(url) ?? url) as typeof input,
  };
}
