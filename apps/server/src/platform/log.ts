/** One request, without personal data: the path is the pattern, not the actual one. */
export interface RequestEntry {
  id: string;
  method: string;
  path: string;
  status: number;
  code: number | string | null;
  milliseconds: number;
  userId: number | null;
}

/** Output of the server: lines for the operator, JSON for machines. */
export interface Log {
  /** A line for the operator. */
  info(line: string): void;
  /** An unexpected error; `id` is the id that the caller was given to quote. */
  error(where: string, error: unknown, id?: string): void;
  request(entry: RequestEntry): void;
}

/** PostgreSQL's errors about data (classes 22 and 23) repeat the data in their message. */
const isAboutData = (code: unknown): boolean => /^2[23]\w{3}$/.test(String(code));

/**
 * The text of an error without personal data: quoted text, Chinese words, long numbers (phones,
 * documents), mail addresses and anything like a token are removed.
 */
export function withoutData(text: string): string {
  return text
    .replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '…')
    .replaceAll(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '…')
    .replaceAll(/[\w-]{24,}|\d{6,}[\dXx]?/g, '…')
    .replaceAll(/\p{Script=Han}+/gu, '…');
}

/** Where in the program an error came from: the lines of its stack after its message. */
const placesOf = (stack = ''): string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());

/** The fields of an error that hold no data of the database's rows. */
function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error ? error.code : undefined;
  const message = isAboutData(code) ? undefined : withoutData(error.message);
  return { error: error.name, message, code, stack: placesOf(error.stack) };
}

/** Where lines go. */
interface Sinks {
  out: (text: string) => void;
  err: (text: string) => void;
}

const toConsole: Sinks = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
};

/**
 * Operator lines to stdout, errors to stderr, requests only when configured. Errors and requests
 * are one line of JSON each, without names, numbers, passwords or tokens.
 */
export function consoleLog(mode: 'quiet' | 'requests', { out, err }: Sinks = toConsole): Log {
  const json = (fields: object) =>
    `${JSON.stringify({ time: new Date().toISOString(), ...fields })}\n`;
  return {
    info: (line) => out(`${line}\n`),
    error: (where, error, id) => err(json({ level: 'error', id, where, ...describe(error) })),
    request: (entry) => {
      if (mode === 'requests') out(json({ level: 'request', ...entry }));
    },
  };
}
