/** One request, told without anything personal: the path is the pattern, not what was in it. */
export interface RequestEntry {
  id: string;
  method: string;
  path: string;
  status: number;
  code: number | string | null;
  milliseconds: number;
  userId: number | null;
}

/** Where the server says what happens: lines for people, JSON for machines. */
export interface Log {
  /** A line for whoever started the server. */
  say(line: string): void;
  /** What went wrong unexpectedly; `id` is what the caller was told to quote. */
  error(where: string, error: unknown, id?: string): void;
  request(entry: RequestEntry): void;
}

/** The fields of an error that hold no data of the database's rows. */
function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error ? error.code : undefined;
  return { error: error.name, message: error.message, code, stack: error.stack };
}

/** Writes to the console: calm lines to stdout, errors to stderr, requests only when asked for. */
export function consoleLog(mode: 'quiet' | 'requests'): Log {
  const json = (fields: object) =>
    `${JSON.stringify({ time: new Date().toISOString(), ...fields })}\n`;
  return {
    say: (line) => void process.stdout.write(`${line}\n`),
    error: (where, error, id) =>
      void process.stderr.write(json({ level: 'error', id, where, ...describe(error) })),
    request: (entry) => {
      if (mode === 'requests') process.stdout.write(json({ level: 'request', ...entry }));
    },
  };
}
