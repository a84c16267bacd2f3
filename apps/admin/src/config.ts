import { readConfig, type AppConfig } from '@anzhu/api/client';

/** What the app runs with until `config.json` is read, and where it gives nothing: the same origin. */
const defaults: AppConfig = { apiBase: '', recordFiling: null };

let current: AppConfig = defaults;

/** The run-time configuration: never baked into the build. */
export const config = (): AppConfig => current;

/** Reads `config.json` beside the app. A file that is missing or broken leaves the defaults. */
export async function loadConfig(): Promise<void> {
  current = (await readConfig(`${import.meta.env.BASE_URL}config.json`)) ?? defaults;
}
