import { expect, test } from '@playwright/test';
import { lookViolations } from '../../../.storybook/looks.ts';

// Tests of the check that the stories use: it remembers looks that passed, and only these.
test.use({ colorScheme: 'light' });

const styles = `
  html { background: #fff; color: #111 }
  html[data-theme=dark] { background: #111; color: #eee }
  .pale { color: #bbb }
  .grey { color: #999 }
  a { color: #333; text-decoration: none }
  a.underlined { text-decoration: underline }
  html[data-theme=dark] a { color: #ccc }
  button { box-sizing: border-box; width: 40px; height: 40px; padding: 0; border: 0 }
  button { background: #fff; color: #111 }
  .tiny { width: 12px; height: 12px }`;

test('a text of too little contrast is reported in the theme in which it is one, and again', async ({
  page,
}) => {
  await page.setContent(`<style>${styles}</style><p>正文</p><p class="pale">浅灰</p>`);
  for (let time = 0; time < 2; time += 1) {
    const violations = await lookViolations(page);
    expect(violations).toHaveLength(1);
    expect(violations[0]).toContain('浅灰');
    expect(violations[0]).toContain('light: ');
  }
});

test('a look that passed on one ground is checked again on another', async ({ page }) => {
  await page.setContent(
    `<style>${styles}</style><p class="grey" style="background:#000">浅色的文字</p>`,
  );
  expect(await lookViolations(page)).toEqual([]);
  await page.evaluate(() => document.querySelector('p')?.removeAttribute('style'));
  expect(await lookViolations(page)).toHaveLength(1);
});

test('a link in a text that only its colour tells apart is reported', async ({ page }) => {
  await page.setContent(
    `<style>${styles}</style><p>入住前请先阅读<a class="underlined" href="#">入住规则与须知</a>，然后签字。</p>`,
  );
  expect(await lookViolations(page)).toEqual([]);
  await page.evaluate(() => document.querySelector('a')?.removeAttribute('class'));
  expect(await lookViolations(page)).toHaveLength(2);
});

test('small targets are reported where they crowd, whatever passed before', async ({ page }) => {
  const button = (name: string): string => `<button class="tiny" aria-label="${name}"></button>`;
  await page.setContent(
    `<style>${styles}</style><button>好</button><div id="few" style="margin:30px">${button('一')}</div>`,
  );
  expect(await lookViolations(page)).toEqual([]);
  await page.evaluate(
    (more) => document.querySelector('#few')?.insertAdjacentHTML('beforeend', more),
    button('二'),
  );
  const violations = await lookViolations(page);
  expect(violations).toHaveLength(2);
  expect(violations[0]).toContain('target-size');
});
