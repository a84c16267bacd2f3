import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

/** What a gate found. A gate that only passes or fails counts as one. */
export interface Count {
  passed: number;
  failed: number;
  skipped?: number;
}

/** Of a gate with tests also how long each file took. */
export interface Found extends Count {
  files?: { file: string; seconds: number }[];
}

/** Reads a JSON report. */
export type Read = (report: unknown) => Found;

export interface Gate {
  name: string;
  /** An npm script and its arguments. */
  command: string[];
  /** What to do when it fails, beside what its output says of the file. */
  remedy: string;
  /** How many processors it keeps busy: as many as the smallest machine has, unless given. */
  cores?: 1;
  /** Gates that must have ended before: it reads what they build. */
  after?: string[];
  /** A JSON report with the counts of the tests inside, when the gate has some. */
  report?: string;
  read?: Read;
  env?: Record<string, string>;
}

/** As Vitest and Jest write it. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { name: string; startTime: number; endTime: number }[];
}
export const readJest: Read = (report) => {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = report as JestReport;
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests,
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: basename(name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
};

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}
const secondsOf = ({ specs, suites = [] }: PlaywrightSuite): number => {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own);
};
export const readPlaywright: Read = (report) => {
  const { stats, suites } = report as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    files: suites.map((suite) => ({ file: suite.file, seconds: secondsOf(suite) })),
  };
};

/** Reads what a gate has reported; nothing where it has not. */
export async function readReport(path: string, read: Read | undefined): Promise<Found> {
  const text = await readFile(path, 'utf8').catch(() => null);
  return (text === null ? undefined : read?.(JSON.parse(text))) ?? { passed: 0, failed: 0 };
}

/** A gate that has ended. */
interface Measured extends Required<Found> {
  name: string;
  seconds: number;
}

/** Files of a gate that the table names. */
const shownFiles = 8;

/** Where the time goes: each gate with the files that take the most of it. */
export function table(results: readonly Measured[]): string {
  const rows = results
    .toSorted((a, b) => b.seconds - a.seconds)
    .map((result) => {
      const slowest = result.files
        .toSorted((a, b) => b.seconds - a.seconds)
        .slice(0, shownFiles)
        .map(
          ({ file, seconds }) =>
            `${file.replace(/\.(test|spec)\.[jt]sx?$/, '')} ${seconds.toFixed(0)}`,
        );
      const tests = result.passed + result.failed + result.skipped;
      return [
        result.name.padEnd(18),
        result.seconds.toFixed(0).padStart(6),
        String(tests).padStart(6),
        ` ${slowest.join(', ')}`,
      ].join(' ');
    });
  const head = ['gate'.padEnd(18), 'seconds', ' tests', ' slowest files, in seconds'].join(' ');
  return [head, ...rows].join('\n');
}
