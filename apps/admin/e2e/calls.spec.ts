import { allScreens } from '@anzhu/api/rules/screens';
import { type Account, expect, signIn, test } from './journey.ts';

const accounts: Account[] = ['admin', 'manager', 'guard'];

for (const account of accounts) {
  test(`a screen of ${account} reads nothing twice as it opens`, async ({ page }) => {
    await signIn(page, account);
    const menu = page.getByRole('navigation', { name: '菜单' });
    const names = await menu.getByRole('link').allInnerTexts();
    expect(names.length).toBeGreaterThan(3);
    /** The calls of the open screen, each with what it asks for. */
    let calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (!pathname.startsWith('/api/')) return;
      calls.push(`${pathname}${search} ${request.postData() ?? ''}`);
    });
    const twice: Record<string, string[]> = {};
    for (const { route, name } of allScreens) {
      if (!names.includes(name)) continue;
      // The page before this one asks for nothing any more.
      await page.goto('about:blank');
      calls = [];
      await page.goto(route === 'index' ? '/admin/index' : `/admin/index/${route}`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const repeated = calls.filter((call, place) => calls.indexOf(call) !== place);
      if (repeated.length > 0) twice[name] = repeated;
    }
    expect(twice).toEqual({});
  });
}
