import {
  type IncomingMessage,
  type Server as HttpServer,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { Code, codeMessage, type Envelope } from '@anzhu/api/contract/envelope';

interface HttpRefusal {
  status: number;
  code: Code;
  msg: string;
}

/** Refusals by the error code of Node's parser. */
const refusals: Record<string, HttpRefusal> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: Code.tooLarge, msg: '请求地址或请求头过长' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    code: Code.tooLarge,
    msg: codeMessage[Code.tooLarge],
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: Code.invalid, msg: '请求发送过慢，已中断' },
};
const malformed: HttpRefusal = { status: 400, code: Code.invalid, msg: '请求无法识别' };

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  Connection: 'close',
};

/** Responds with an envelope to requests that Node's parser rejects, which reach no route, and closes their connection. */
export function refuseMalformed(http: HttpServer): void {
  const responses = new WeakMap<Socket, ServerResponse>();
  http.on('request', ({ socket }, response) => responses.set(socket, response));
  http.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const last = responses.get(socket);
    const isResponding = last !== undefined && last.headersSent && !last.writableFinished;
    if (socket.writable && !isResponding) {
      socket.write(text(refusals[error.code ?? ''] ?? malformed));
    }
    socket.destroySoon();
  });
}

/** True for a request with several Host headers (RFC 9112, 3.2), of which Node reads the first. */
export const hasManyHosts = ({ headersDistinct }: IncomingMessage): boolean =>
  (headersDistinct['host']?.length ?? 0) > 1;

/** Responds with an envelope to a request that names several hosts, and closes its connection. */
export function refuseManyHosts(response: ServerResponse): void {
  const { status, code, msg } = malformed;
  const envelope: Envelope = { code, msg, data: null };
  response.writeHead(status, headers);
  response.end(JSON.stringify(envelope));
}

/** The whole response. */
function text({ status, code, msg }: HttpRefusal): string {
  const envelope: Envelope = { code, msg, data: null };
  const body = JSON.stringify(envelope);
  const all = { ...headers, 'Content-Length': Buffer.byteLength(body) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
