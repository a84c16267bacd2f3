import { spawn, type ChildProcess } from 'node:child_process';

/** A program that has ended: its exit code and what it wrote, in the order in which it arrived. */
export interface Ended {
  code: number;
  output: string;
}

const running = new Set<ChildProcess>();

/** Runs a program in a process group of its own and collects its output. */
export function collect(
  command: string,
  args: string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Ended> {
  return new Promise((done) => {
    const parts: Buffer[] = [];
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.once('error', (error) => parts.push(Buffer.from(`${error.message}\n`)));
    child.once('close', (code) => {
      running.delete(child);
      done({ code: code ?? 1, output: Buffer.concat(parts).toString() });
    });
  });
}

let ending = false;

/** True once a signal has ended the run. */
export const isEnding = (): boolean => ending;

/** On Ctrl-C and `kill`, ends the process groups of all running programs. */
export function endWithSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      ending = true;
      for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGTERM');
    });
  }
}
