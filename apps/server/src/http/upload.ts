import type { IncomingMessage } from 'node:http';
import { type Fields, fieldsOf, notReadable, readBytes } from './body.ts';

/**
 * Most bytes of a form with a file. More than any file may have, so that one that is a little too
 * large is told by the contract, with its limit in words.
 */
const largestUpload = 12 * 1024 * 1024;

/** Fields and files of a form; a body of countless tiny ones would take long to take apart. */
const mostParts = 16;

/** Reads a form with files: a file becomes a `File` in memory. */
export async function readUpload(request: IncomingMessage): Promise<Fields> {
  const type = request.headers['content-type'] ?? '';
  const boundary = /^\s*multipart\/form-data\s*;.*boundary="?([^\s";]+)/i.exec(type)?.[1];
  if (boundary === undefined) throw notReadable('请以表单上传文件');
  if (request.headers['content-encoding']) throw notReadable('请求内容不可压缩');
  const body = await readBytes(request, largestUpload);
  if (partsOf(body, boundary) > mostParts) throw notReadable('上传内容不完整');
  try {
    return fieldsOf(await new Response(body, { headers: { 'content-type': type } }).formData());
  } catch {
    throw notReadable('上传内容不完整');
  }
}

/** How many parts a form has, counted only as far as it matters. */
function partsOf(body: Buffer, boundary: string): number {
  let count = 0;
  let at = body.indexOf(`--${boundary}\r\n`);
  while (at >= 0 && count <= mostParts) {
    count += 1;
    at = body.indexOf(`--${boundary}\r\n`, at + 1);
  }
  return count;
}
