import type { Locator } from '@playwright/test';
import { expect, signInByForm, test } from './journey.ts';
import { Product } from './server.ts';

const loadedWidth = (image: Locator): Promise<number> =>
  image.evaluate((element: HTMLImageElement) => element.naturalWidth);

test('the app of one origin works with the back end of another, with its pictures', async ({
  page,
  product,
}) => {
  await product.end();
  await product.run({ ALLOWED_ORIGINS: '*' });
  const app = await Product.start({ API_BASE: product.url });
  try {
    await signInByForm(page, 'manager', `${app.url}/admin/index/roomType`);
    const picture = page.getByRole('table', { name: '房型' }).getByRole('img').first();
    await expect(picture).toHaveAttribute('src', new RegExp(`^${product.url}/files/`));
    await expect.poll(() => loadedWidth(picture)).toBeGreaterThan(0);

    await page.getByRole('link', { name: '我的酒店' }).click();
    const preview = page.getByRole('complementary', { name: '宾客视角预览' });
    await expect.poll(() => loadedWidth(preview.getByRole('img').first())).toBeGreaterThan(0);
    await page.getByRole('textbox', { name: '停车场' }).fill('门前 8 个车位');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('操作成功！')).toBeVisible();
    await page.reload();
    await expect.poll(() => loadedWidth(preview.getByRole('img').first())).toBeGreaterThan(0);
    await expect(preview).toContainText('门前 8 个车位');
  } finally {
    await app.remove();
  }
});
