import { connect } from 'node:net';
import { livePath, liveProtocol } from '@anzhu/api/contract/live';
import type { Chance } from './random.ts';

/** Milliseconds after which a socket is taken for one that is never closed. */
const timeoutMs = 30_000;

const key = 'dGhlIHNhbXBsZSBub25jZQ==';
const long = 'x'.repeat(6000);

/** A handshake for the live board, right or wrong. */
function handshake(chance: Chance, token: string): string {
  const word = token.replace(/^Bearer /, '');
  const header = (name: string, ...values: readonly string[]): string[] =>
    chance.is(0.1) ? [] : [`${name}: ${chance.pick(values)}`];
  return [
    `${chance.is(0.9) ? 'GET' : chance.pick(['POST', 'HEAD', 'PUT'])} ${chance.is(0.8) ? livePath : chance.pick(['/', '/api/order/page', `${livePath}/x`, `/%zz${long}`])} HTTP/1.1`,
    'Host: x',
    `Connection: ${chance.pick(['Upgrade', 'Upgrade, close', 'close'])}`,
    ...header('Upgrade', 'websocket', 'websocket', 'WebSocket', 'h2c', long),
    ...header('Sec-WebSocket-Key', key, key, 'x', long),
    ...header('Sec-WebSocket-Version', '13', '13', '8', '-1', long),
    ...header(
      'Sec-WebSocket-Protocol',
      `${liveProtocol}, ${word}`,
      `${liveProtocol}, ${word}`,
      liveProtocol,
      `${liveProtocol}, ${long}`,
      `${'a, '.repeat(2000)}a`,
      ',,;=',
    ),
    ...header('Sec-WebSocket-Extensions', 'permessage-deflate', ';=,'.repeat(2000), ''),
  ].join('\r\n');
}

/** What a client sends once its handshake was accepted, or in spite of its refusal. */
const messages = [
  // A masked text of two letters, one that is too long, a reserved opcode, an unmasked one, half a frame.
  Buffer.from([0x81, 0x82, 1, 2, 3, 4, 0x69, 0x6b]),
  Buffer.concat([Buffer.from([0x82, 0xfe, 0x20, 0x00, 0, 0, 0, 0]), Buffer.alloc(0x2000)]),
  Buffer.from([0x8f, 0x80, 0, 0, 0, 0]),
  Buffer.from([0x81, 0x02, 0x68, 0x69]),
  Buffer.from([0x81]),
  Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n'),
];

/**
 * Opens a socket, offers an upgrade and sends something after it, then ends its own side.
 * @returns the first line of the response, or '' where the server only closed
 * @throws when the server leaves the socket open
 */
export function shakeHands(chance: Chance, url: string, token: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const head = handshake(chance, token);
  const message = chance.is(0.7) ? chance.pick(messages) : null;
  return new Promise((done, fail) => {
    let text = '';
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.write(`${head}\r\n\r\n`);
      if (message) socket.write(message);
    });
    socket.setTimeout(timeoutMs, () => {
      socket.destroy();
      fail(new Error(`the socket stays open after: ${head.slice(0, 300)}`));
    });
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      socket.end();
    });
    // A server that refuses may reset what it does not read.
    socket.on('error', () => undefined);
    socket.on('close', () => done(text.split('\r\n')[0] ?? ''));
  });
}
