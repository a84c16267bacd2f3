import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { consoleLog } from '../src/platform/log.ts';
import { openServer, type Opened } from '../src/app/openServer.ts';

/**
 * Does something with the store of this configuration, while no server listens.
 *
 * @param asksForDemo false: an empty store gets demo data only by `DEMO=on`, not by default
 * @param makesDemo true: it gets none here; the work makes its own
 */
export async function withServer(
  work: (opened: Opened) => Promise<void>,
  { asksForDemo = true, makesDemo = false }: { asksForDemo?: boolean; makesDemo?: boolean } = {},
): Promise<void> {
  const config = { ...readConfig(process.env), databaseWait: 0 };
  const hasNone = makesDemo || (config.demo === 'auto' && !asksForDemo);
  const opened = await openServer(hasNone ? { ...config, demo: 'off' } : config, {
    clock: systemClock,
    log: consoleLog('quiet'),
  });
  try {
    await work(opened);
  } finally {
    await opened.close();
  }
}
