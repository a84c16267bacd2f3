import { spawn } from 'node:child_process';
import { viewport } from './seat.ts';

/** A screen in memory. @returns its name and how to end it */
export async function openScreen(program: string) {
  const { width, height } = viewport;
  const screen = `${width}x${height + 200}x24`;
  const child = spawn(program, ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((done, fail) => {
    child.stdout.once('data', (line: Buffer) => done(line.toString().trim()));
    child.once('exit', () => fail(new Error('Xvfb ended at its start')));
  });
  return { display: `:${number}`, end: () => child.kill() };
}
