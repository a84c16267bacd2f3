import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../Layout/index.ts';
import { broken, drawnRoom } from './fixture.ts';
import { Image } from './Image.tsx';
import { Preview as OpenPreview } from './Preview.tsx';

const room = drawnRoom('teal');

const meta = {
  title: 'Data/Image',
  component: Image,
  args: { src: room, alt: '豪华大床房，朝南的窗' },
  render: (args) => (
    <div style={{ maxWidth: '280px' }}>
      <Image {...args} />
    </div>
  ),
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = await canvas.findByRole('img', { name: '豪华大床房，朝南的窗' });
    const { width, height } = image.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 1);
  },
};

/** A request that never settles: the frame has its shape already. */
export const Loading: Story = {
  // A file that is there: where a page is left before it comes, it is not missed.
  args: { src: '/icon.svg', ratio: 16 / 9 },
  beforeEach: ({ msw }) => msw.use(http.get('*/icon.svg', () => new Promise<never>(() => {}))),
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('img')?.parentElement?.getBoundingClientRect();
    await expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  },
};

/** It could not be loaded: what should be seen, and the way to try again. */
export const Failed: Story = {
  args: { src: broken },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: '重试' });
    await expect(canvas.getByRole('img', { name: '豪华大床房，朝南的窗' })).toBeVisible();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    await expect(canvas.getByText('图片无法显示')).toBeVisible();
  },
};

export const FailedPlaceholder: Story = {
  args: { src: broken, fallback: 'placeholder' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('图片无法显示')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

const opened = async (): Promise<ReturnType<typeof within>> => {
  const dialog = await screen.findByRole('dialog', { name: '查看图片' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** By mouse: buttons, wheel, double press; × closes, and the focus is where it was. */
export const Preview: Story = {
  args: { isPreviewable: true },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '查看图片：豪华大床房，朝南的窗' });
    await userEvent.click(opener);
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: '放大' }));
    await expect(dialog.getByText('125%')).toBeVisible();
    const picture = dialog.getByRole('img');
    fireEvent.wheel(picture, { deltaY: 500 });
    await waitFor(() => expect(dialog.getByText('50%')).toBeVisible());
    await expect(dialog.getByRole('button', { name: '缩小' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: '复原' }));
    await userEvent.dblClick(picture);
    await waitFor(() => expect(dialog.getByText('250%')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: '旋转' }));
    await userEvent.click(dialog.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

/** The same by keyboard: Enter, + − 0, arrows, R, Esc. */
export const ByKeyboard: Story = {
  args: { isPreviewable: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const opener = canvas.getByRole('button', { name: /查看图片/ });
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await opened();
    await userEvent.keyboard('{+}{+}');
    await expect(dialog.getByText('156%')).toBeVisible();
    await userEvent.keyboard('-');
    await expect(dialog.getByText('125%')).toBeVisible();
    const left = (): number => Math.round(dialog.getByRole('img').getBoundingClientRect().left);
    const top = (): number => Math.round(dialog.getByRole('img').getBoundingClientRect().top);
    const [startLeft, startTop] = [left(), top()];
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(left()).toBeLessThan(startLeft));
    await waitFor(() => expect(top()).toBeLessThan(startTop));
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await waitFor(() => expect([left(), top()]).toEqual([startLeft, startTop]));
    await userEvent.keyboard('r0');
    await expect(dialog.getByText('100%')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Dragged, and pinched by two fingers. */
export const Gestures: Story = {
  args: { isPreviewable: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /查看图片/ }));
    const dialog = await opened();
    const picture = dialog.getByRole('img');
    const before = picture.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: picture, coords: { x: 400, y: 300 } },
      { target: picture, coords: { x: 460, y: 330 } },
      { keys: '[/MouseLeft]' },
    ]);
    await waitFor(() => expect(picture.getBoundingClientRect().left).toBe(before.left + 60));
  },
};

/** Without dragging and without a second finger: a button for each direction, as far as dragging goes. */
export const ByButtons: Story = {
  args: { isPreviewable: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /查看图片/ }));
    const dialog = await opened();
    const box = (): DOMRect => dialog.getByRole('img').getBoundingClientRect();
    const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
    for (let step = 0; step < 4; step += 1) await press('放大');
    await expect(dialog.getByText('244%')).toBeVisible();
    const start = await waitFor(() => box());
    await press('查看右侧');
    await waitFor(() => expect(box().left).toBeLessThan(start.left - 50));
    await press('查看下方');
    await waitFor(() => expect(box().top).toBeLessThan(start.top - 50));
    await press('查看左侧');
    await press('查看上方');
    await waitFor(() => expect(Math.round(box().left)).toBe(Math.round(start.left)));
    await waitFor(() => expect(Math.round(box().top)).toBe(Math.round(start.top)));
    // However often: the picture never leaves the window.
    for (let step = 0; step < 12; step += 1) await press('查看右侧');
    await waitFor(() => expect(box().right).toBeGreaterThan(0));
    await expect(dialog.getByRole('button', { name: '关闭' })).toBeVisible();
  },
};

/** Its picture cannot be loaded any more. */
export const PreviewFailed: Story = {
  render: () => <OpenPreview src={broken} alt="走廊" onClose={fn()} />,
  play: async () => {
    const dialog = await opened();
    await userEvent.click(await dialog.findByRole('button', { name: '重试' }));
    await expect(await dialog.findByText('图片无法显示')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    isPreviewable: true,
    alt: '浙江省杭州市西湖区某某路安住酒店二号楼十二层朝南房间的全景照片',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /查看图片/ }));
    await opened();
  },
};

/** Shapes, and what cannot be shown, large and small. */
export const Permutations: Story = {
  render: () => (
    <Grid columns="140px" gap={3}>
      <Image src={room} alt="四比三" />
      <Image src={room} alt="方" ratio={1} />
      <Image src={drawnRoom('peru', 900, 300)} alt="宽，裁切" ratio={1} />
      <Image src={room} alt="可预览" isPreviewable />
      <Image src={broken} alt="失败，可重试" />
      <Image src={broken} alt="失败" fallback="placeholder" />
      <div style={{ width: '56px' }}>
        <Image src={broken} alt="失败，小图" ratio={1} fallback="placeholder" />
      </div>
    </Grid>
  ),
};
