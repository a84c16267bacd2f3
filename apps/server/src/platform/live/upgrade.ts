import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { actsProtocol, livePath, liveProtocol, type LiveProtocol } from '@anzhu/api/contract/live';
import { WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import { hashToken, tokenIn } from '../session/sessions.ts';
import type { Boards } from './boards.ts';

/** Clients send no data: a longer message closes the connection. */
const maxMessageSize = 4096;

const protocols: readonly LiveProtocol[] = [liveProtocol, actsProtocol];

/** The offered subprotocol of ours, and the token: the word after it. */
function offered(header: string | undefined): { protocol: LiveProtocol; token: string | null } {
  const [name, token = ''] = (header ?? '').split(',').map((one) => one.trim());
  const protocol = protocols.find((one) => one === name);
  return { protocol: protocol ?? liveProtocol, token: protocol ? tokenIn(token) : null };
}

/** Milliseconds in which the handshake must be complete; the HTTP time-outs end with the upgrade. */
const handshakeTimeout = 10_000;

/**
 * True for a request that opens a live board. Any other offer to upgrade, as `h2c`, is handled as a
 * plain request (RFC 9110, 7.8: a server may ignore the offer).
 */
export const isLiveUpgrade = ({ url = '', headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' &&
  URL.parse(url, 'http://localhost')?.pathname === livePath;

/**
 * True for a request by a page of this server, of `PUBLIC_URL` or of one of `ALLOWED_ORIGINS`, and for one
 * without `Origin`. Browsers send it with each upgrade, to which CORS does not apply: a page of any site can offer one.
 */
export function isOwnOrigin(
  { origin, host }: IncomingMessage['headers'],
  { publicUrl, allowedOrigins }: Pick<Config, 'publicUrl' | 'allowedOrigins'>,
): boolean {
  if (origin === undefined) return true;
  if (allowedOrigins.includes('*') || allowedOrigins.includes(origin)) return true;
  if (publicUrl !== null && URL.parse(publicUrl)?.origin === origin) return true;
  // The scheme may be that of a proxy; parsing removes its default port.
  const page = URL.parse(origin);
  return page !== null && URL.parse(`${page.protocol}//${host}`)?.host === page.host;
}

/** Sends a status and destroys the socket: Node leaves upgraded sockets to the listener. */
function refuse(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/**
 * Accepts WebSocket connections of boards on an HTTP server, from its own origins. A token without a session is reported
 * after the handshake (close code 4401), because browsers hide the status of a failed handshake.
 */
export function acceptBoards(
  http: HttpServer,
  boards: Boards,
  { config, onError }: { config: Config; onError: (error: unknown) => void },
): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageSize,
    perMessageDeflate: false,
    handleProtocols: (names) => protocols.find((one) => names.has(one)) ?? false,
  });

  async function accept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { protocol, token } = offered(request.headers['sec-websocket-protocol']);
    const tokenHash = token ? hashToken(token) : '';
    const admitted = await boards.admit(tokenHash, protocol);
    if (socket.destroyed) return;
    sockets.handleUpgrade(request, socket, head, (opened) => {
      // A frame that breaks the protocol: ws has closed the socket; unheard, the error would end the process.
      opened.on('error', () => opened.terminate());
      if (typeof admitted === 'string')
        boards.add(opened, tokenHash, { audience: admitted, protocol });
      else opened.close(admitted.code, admitted.reason);
    });
  }

  http.on('upgrade', (request, socket: Socket, head) => {
    socket.on('error', () => socket.destroy());
    // ws clears the time-out when the board is open.
    socket.setTimeout(handshakeTimeout, () => socket.destroy());
    if (!isLiveUpgrade(request)) return refuse(socket, '426 Upgrade Required');
    if (!isOwnOrigin(request.headers, config)) return refuse(socket, '403 Forbidden');
    return accept(request, socket, head).catch((error: unknown) => {
      onError(error);
      refuse(socket, '503 Service Unavailable');
    });
  });
}
