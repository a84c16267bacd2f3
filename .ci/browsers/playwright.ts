import type { BrowserType } from 'playwright';
import { viewport, type Browser } from './driver.ts';

/** Starts a browser of Playwright. */
export async function openPlaywright(kind: BrowserType, executablePath?: string): Promise<Browser> {
  const browser = await kind.launch(executablePath ? { executablePath } : {});
  const page = await browser.newPage({ viewport, timezoneId: 'Asia/Shanghai', locale: 'zh-CN' });
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    name: kind.name(),
    goto: async (url) => void (await page.goto(url)),
    evaluate: async (run, ...args) =>
      JSON.parse(
        await page.evaluate<string>(
          `JSON.stringify((${run.toString()})(...${JSON.stringify(args)})) ?? 'null'`,
        ),
      ),
    type: (text) => page.keyboard.type(text),
    press: (...keys) => page.keyboard.press(keys.join('+')),
    async pointer(first, ...rest) {
      await page.mouse.move(first?.x ?? 0, first?.y ?? 0);
      await page.mouse.down();
      for (const { x, y } of rest) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    chooseFile: (selector, path) => page.locator(selector).first().setInputFiles(path),
    picture: async (path) => void (await page.screenshot({ path })),
    close: () => browser.close(),
  };
}
