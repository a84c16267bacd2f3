import { expect, test } from '@playwright/test';
import { contrastViolations } from '../../../.storybook/contrast.ts';

// Tests of the check that the stories use: it remembers looks that passed, and only these.
test.use({ colorScheme: 'light' });

const styles = `
  html { background: #fff; color: #111 }
  html[data-theme=dark] { background: #111; color: #eee }
  .pale { color: #bbb }
  .grey { color: #999 }
  a { color: #333; text-decoration: none }
  a.underlined { text-decoration: underline }
  html[data-theme=dark] a { color: #ccc }`;

test('a text of too little contrast is reported in the theme in which it is one, and again', async ({
  page,
}) => {
  await page.setContent(`<style>${styles}</style><p>正文</p><p class="pale">浅灰</p>`);
  for (let time = 0; time < 2; time += 1) {
    const light = await contrastViolations(page, 'light');
    expect(light).toHaveLength(1);
    expect(light[0]).toContain('浅灰');
    expect(await contrastViolations(page, 'dark')).toEqual([]);
  }
});

test('a look that passed on one ground is checked again on another', async ({ page }) => {
  await page.setContent(
    `<style>${styles}</style><p class="grey" style="background:#000">浅色的文字</p>`,
  );
  expect(await contrastViolations(page, 'light')).toEqual([]);
  await page.evaluate(() => document.querySelector('p')?.removeAttribute('style'));
  expect(await contrastViolations(page, 'light')).toHaveLength(1);
});

test('a link in a text that only its colour tells apart is reported', async ({ page }) => {
  await page.setContent(
    `<style>${styles}</style><p>入住前请先阅读<a class="underlined" href="#">入住规则与须知</a>，然后签字。</p>`,
  );
  expect(await contrastViolations(page, 'light')).toEqual([]);
  await page.evaluate(() => document.querySelector('a')?.removeAttribute('class'));
  expect(await contrastViolations(page, 'light')).toHaveLength(1);
});
