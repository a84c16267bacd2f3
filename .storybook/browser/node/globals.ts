import { Buffer } from 'buffer/';

/** What the package lacks of Node's: `base64url`. */
const { from } = Buffer;
const { toString } = Buffer.prototype;

Buffer.from = ((value: never, encoding?: string, length?: number) =>
  from(
    value,
    (encoding === 'base64url' ? 'base64' : encoding) as never,
    length as never,
  )) as typeof from;

Buffer.prototype.toString = function toText(
  this: Buffer,
  encoding?: string,
  start?: number,
  end?: number,
) {
  if (encoding !== 'base64url') return toString.call(this, encoding as never, start, end);
  const text = toString.call(this, 'base64', start, end);
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

Object.assign(globalThis, { Buffer });
