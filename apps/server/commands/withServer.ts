import { systemClock } from '../src/clock.ts';
import { readConfig } from '../src/config.ts';
import { consoleLog } from '../src/log.ts';
import { openServer, type Opened } from '../src/openServer.ts';

/** Does something with the store of this configuration, while no server listens. */
export async function withServer(work: (opened: Opened) => Promise<void>): Promise<void> {
  const opened = await openServer(readConfig(process.env), {
    clock: systemClock,
    log: consoleLog('quiet'),
  });
  try {
    await work(opened);
  } finally {
    await opened.close();
  }
}
