import { createServer, type IncomingMessage } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { systemClock } from '../../server/src/platform/clock.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { consoleLog } from '../../server/src/platform/log.ts';
import { run, type Running } from '../../server/src/app/run.ts';

/**
 * One process that runs the servers of many journeys, each with a store and a port of its own: to load the
 * program takes a second of processor time, to open a store a tenth of it. `PUT /<port>` with the
 * environment variables as JSON starts a server, `DELETE /<port>` stops it in order. It prints its own
 * port first, and ends with its standard input.
 */
const servers = new Map<string, Running>();

async function handle({ method, url = '' }: IncomingMessage, body: string): Promise<void> {
  if (method === 'PUT') {
    const config = readConfig(JSON.parse(body) as NodeJS.ProcessEnv);
    const log = consoleLog(config.log);
    servers.set(url, await run(config, { clock: systemClock, log }));
  } else {
    await servers.get(url)?.stop();
    servers.delete(url);
  }
}

const control = createServer((request, response) => {
  text(request)
    .then((body) => handle(request, body))
    .then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
});
control.listen(0, '127.0.0.1', () => {
  // By itself it is written when this process ends; servers that are killed never write it.
  flushCompileCache();
  process.stdout.write(`${(control.address() as AddressInfo).port}\n`);
});
process.stdin.on('end', () => process.exit()).resume();
