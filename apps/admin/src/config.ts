import { parseConfig, readConfig, type AppConfig } from '@anzhu/api/client';
import { usualDayStart } from '@anzhu/api/rules/hotelDay';
import { pictureUrls, type PictureUrls } from '@anzhu/api/client/pictureUrls';

/** What the app runs with until `config.json` is read, and where it gives nothing: the same origin. */
const defaults: AppConfig = {
  apiBase: '',
  recordFiling: null,
  dayStarts: usualDayStart,
  assistants: false,
  issuesInvoices: false,
};

let current: AppConfig = defaults;
let currentPictures: PictureUrls | null = null;

/** The run-time configuration: never baked into the build. */
export const config = (): AppConfig => current;

/** The picture URLs of a back end elsewhere; null for the same origin. */
export const pictures = (): PictureUrls | null => currentPictures;

/** The configuration in the page; null where another server sends it without, or broken. */
function configInPage(): AppConfig | null {
  const content = document.querySelector('meta[name="app-config"]')?.getAttribute('content');
  try {
    return parseConfig(JSON.parse(content ?? 'null'));
  } catch {
    return null;
  }
}

/** Takes the configuration from the page, else from `config.json` beside it: missing or broken, it leaves the defaults. */
export async function loadConfig(): Promise<void> {
  current =
    configInPage() ?? (await readConfig(`${import.meta.env.BASE_URL}config.json`)) ?? defaults;
  const { apiBase } = current;
  if (apiBase !== '') currentPictures = pictureUrls(apiBase);
}
