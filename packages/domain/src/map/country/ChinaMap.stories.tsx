import type { Meta, StoryObj } from '@storybook/react-vite';
import { provinces } from '@anzhu/api/rules/provinces';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ChinaMap } from './ChinaMap.tsx';

/** Orders of a year: names as back ends send them, one of no province, one below zero. */
const points = [
  { name: '湖北省', value: 142 },
  { name: '湖北', value: 8 },
  { name: '浙江', value: 128 },
  { name: '江苏', value: 96 },
  { name: '上海市', value: 87 },
  { name: '广东', value: 61 },
  { name: '北京市', value: 52 },
  { name: '四川', value: 44 },
  { name: '海南', value: 12 },
  { name: '香港特别行政区', value: 9 },
  { name: '台湾', value: 5 },
  { name: '新疆维吾尔自治区', value: 3 },
  { name: '澳门', value: 2 },
  { name: '西藏', value: -3 },
  { name: '未知', value: 3 },
];

const meta = {
  title: 'Hotel/Map 地图/ChinaMap',
  component: ChinaMap,
  args: { title: '客源分布', points, measure: '订单数', unit: '单', onAction: fn() },
} satisfies Meta<typeof ChinaMap>;

export default meta;
type Story = StoryObj<typeof meta>;

const map = (): Promise<HTMLElement> => screen.findByRole('figure', { name: '客源分布' });
const ranking = (): HTMLElement => screen.getByRole('region', { name: '客源分布排名' });

/** Pairs of labels on the map that are less than 2 px from each other, as the browser has laid them out. */
function touchingLabels(figure: HTMLElement): string[] {
  const onMap = figure.querySelectorAll('svg > [clip-path] > g > text > tspan');
  const labels = Array.from(onMap, (one) => ({
    words: one.textContent,
    box: one.getBoundingClientRect(),
  }));
  return labels.flatMap(({ words, box }, index) =>
    labels
      .slice(index + 1)
      .filter(
        (other) =>
          Math.max(box.left - other.box.right, other.box.left - box.right) < 2 &&
          Math.max(box.top - other.box.bottom, other.box.top - box.bottom) < 2,
      )
      .map((other) => `${words} × ${other.words}`),
  );
}

/** Amounts of the same province add up; what is no province is listed; map and ranking point at each other. */
export const Default: Story = {
  play: async ({ args }) => {
    const drawn = within(await map());
    await expect(drawn.getAllByRole('option', { name: /：订单数/ })).toHaveLength(34);
    await expect(drawn.getByText('未识别的地区：未知 3 单')).toBeVisible();
    await expect(drawn.getByText('南海诸岛')).toBeInTheDocument();
    // The range ends at the largest amount and ten more.
    await expect(drawn.getByText('129–160')).toBeInTheDocument();
    await expect((await map()).querySelectorAll('tspan').length).toBeGreaterThan(12);
    await expect(touchingLabels(await map())).toEqual([]);

    const hubei = drawn.getByRole('option', {
      name: '湖北：订单数 150 单，占比 23%，排名 第 1 名',
    });
    const row = within(ranking()).getByRole('option', { name: '1 湖北 150 单，占 23%' });
    const amount = within(row).getByText('150 单').getBoundingClientRect();
    await expect(row.getBoundingClientRect().right - amount.right).toBeLessThan(6);
    await userEvent.hover(hubei);
    await expect(row).toHaveAttribute('data-active');
    await expect(screen.getByRole('tooltip')).toHaveTextContent(
      '湖北订单数150 单占比23%排名第 1 名',
    );
    await userEvent.click(hubei);
    await expect(args.onAction).toHaveBeenLastCalledWith('湖北');

    await userEvent.hover(within(ranking()).getByRole('option', { name: /^3 江苏/ }));
    await expect(row).not.toHaveAttribute('data-active');
    await expect((await map()).querySelector('[data-active="江苏"]')).toBeVisible();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

/** One tab stop for the map, arrows by direction, + − 0 to zoom; one for the ranking. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const drawn = within(await map());
    drawn.getByRole('option', { name: /^浙江/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    const shanghai = drawn.getByRole('option', { name: /^上海/ });
    await expect(shanghai).toHaveFocus();
    await expect(screen.getByRole('tooltip')).toHaveTextContent('上海');

    const before = shanghai.getBoundingClientRect().width;
    await userEvent.keyboard('++');
    await expect(drawn.getByText('缩放 225%')).toBeInTheDocument();
    await expect(shanghai.getBoundingClientRect().width / before).toBeCloseTo(2.25, 1);
    await userEvent.keyboard('++');
    await expect(drawn.getByText('缩放 350%')).toBeInTheDocument();
    await expect(drawn.getByRole('button', { name: '放大' })).toBeDisabled();
    await expect(drawn.getByText('南海诸岛')).toBeInTheDocument();
    // A province that is out of view comes into view.
    await userEvent.keyboard('{Home}');
    const area = (await map()).getBoundingClientRect();
    const beijing = drawn.getByRole('option', { name: /^北京/ }).getBoundingClientRect();
    await expect(beijing.left).toBeGreaterThan(area.left);
    await expect(beijing.right).toBeLessThan(area.right);
    await userEvent.keyboard('0');
    await expect(drawn.getByText('缩放 100%')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('北京');

    within(ranking())
      .getByRole('option', { name: /^1 湖北/ })
      .focus();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(within(ranking()).getByRole('option', { name: /澳门/ })).toHaveFocus(),
    );
    await expect((await map()).querySelector('[data-active="澳门"]')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('澳门');
  },
};

/** Zoomed and moved by single presses, without dragging; and by Shift with the arrows. */
export const MovedByPresses: Story = {
  play: async () => {
    const drawn = within(await map());
    await expect(drawn.queryByRole('button', { name: '查看西面' })).toBeNull();
    const press = (name: string) => userEvent.click(drawn.getByRole('button', { name }));
    await press('放大');
    await press('放大');
    const sichuan = drawn.getByRole('option', { name: /^四川/ });
    const box = (): DOMRect => sichuan.getBoundingClientRect();
    const start = box();
    await press('查看西面');
    await waitFor(() => expect(box().left).toBeGreaterThan(start.left + 20));
    await press('查看东面');
    await press('查看南面');
    await waitFor(() => expect(box().top).toBeLessThan(start.top - 20));
    await press('查看北面');
    await waitFor(() => expect(Math.round(box().top)).toBe(Math.round(start.top)));
    await expect(Math.round(box().left)).toBe(Math.round(start.left));
    // As far as the country goes, and no further.
    for (let step = 0; step < 8; step += 1) await press('查看西面');
    const west = box().left;
    await press('查看西面');
    await expect(box().left).toBe(west);

    sichuan.focus();
    const before = box();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(box().left).toBeLessThan(before.left - 20));
    await expect(sichuan).toHaveFocus();
    await userEvent.keyboard('0');
    await expect(drawn.queryByRole('button', { name: '查看西面' })).toBeNull();
  },
};

/** Rows out of view come after the map: the last of the 34 is reached by End. Equal amounts have the same rank. */
export const LongRanking: Story = {
  args: {
    points: provinces.map((name, index) => ({ name, value: 1000 - 2 * Math.floor(index / 2) })),
  },
  play: async () => {
    await map();
    const rows = within(ranking());
    await expect(rows.getAllByRole('option').length).toBeLessThan(34);
    await waitFor(() => expect(rows.getAllByRole('option')).toHaveLength(34));
    const last = rows.getByRole('option', { name: '33 澳门 968 单，占 2.9%' });
    rows.getByRole('option', { name: /^1 北京/ }).focus();
    await userEvent.keyboard('{End}');
    await expect(last).toHaveFocus();
    await expect(last).toBeVisible();
  },
};

/** Without data the country is drawn all the same, and the words are on it. */
export const Empty: Story = {
  args: { points: [], emptyMessage: '近一年没有订单' },
  play: async () => {
    const drawn = within(await map());
    await expect(drawn.getByText('近一年没有订单')).toBeVisible();
    await expect(drawn.getAllByRole('option', { name: /：订单数 0 单/ })).toHaveLength(34);
    await expect(drawn.getByText('南海诸岛')).toBeInTheDocument();
  },
};

/** As large as the map will be. */
export const Loading: Story = { args: { isLoading: true } };

export const Failed: Story = {
  args: { error: { message: '网络连接超时，请检查网络后重试。', onRetry: fn() } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('加载失败');
    await expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** The map takes the window, also where the browser refuses the screen; Esc leaves, and it is as large as before. */
export const FullScreen: Story = {
  args: { points: points.slice(0, 3) },
  play: async () => {
    const refused = spyOn(document.documentElement, 'requestFullscreen').mockRejectedValue(
      new TypeError('not allowed'),
    );
    const area = async () => (await map()).querySelector('svg')?.getBoundingClientRect();
    const before = await area();
    await userEvent.click(screen.getByRole('button', { name: '全屏' }));
    const whole = screen.getByRole('dialog', { name: '客源分布' });
    await expect(refused).toHaveBeenCalledOnce();
    await waitFor(async () =>
      expect((await area())?.bottom).toBeGreaterThan(window.innerHeight - 60),
    );
    await expect(whole.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(within(await map()).getByRole('button', { name: '放大' }));
    await expect(within(await map()).getByText('缩放 150%')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(async () => expect((await area())?.height).toBe(before?.height));
    // Another size shows the whole map again.
    await waitFor(async () =>
      expect(within(await map()).getByText('缩放 100%')).toBeInTheDocument(),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
    refused.mockRestore();
  },
};

/** The colours of a picture, without those of soft edges. */
async function colorsOf(picture: Blob): Promise<Set<number>> {
  const image = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const pixels = new Uint32Array(
    context?.getImageData(0, 0, image.width, image.height).data.buffer ?? new ArrayBuffer(),
  );
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  return new Set([...counts].flatMap(([color, count]) => (count > 500 ? [color] : [])));
}

/** 导出图片: map, inset and legend at twice their size, in the colours of the amounts. */
export const Exported: Story = {
  args: { period: '2026-03' },
  play: async () => {
    const drawing = (await map()).querySelector('svg');
    const pictures: Blob[] = [];
    const create = URL.createObjectURL.bind(URL);
    const urls = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) pictures.push(blob);
      return create(blob);
    });
    const names: string[] = [];
    const clicks = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await userEvent.click(screen.getByRole('button', { name: '更多' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '导出图片' }));
    await waitFor(() => expect(names).toEqual(['客源分布 2026-03.png']));
    urls.mockRestore();
    clicks.mockRestore();

    const [picture = new Blob()] = pictures;
    await expect(picture.type).toBe('image/png');
    const { width, height } = await createImageBitmap(picture);
    await expect(width).toBeGreaterThanOrEqual(2 * (drawing?.clientWidth ?? Infinity));
    await expect(height).toBeGreaterThan(2 * (drawing?.clientHeight ?? Infinity));
    // The ground and six colours of amounts.
    await expect((await colorsOf(picture)).size).toBeGreaterThanOrEqual(7);
  },
};

/** The ranking is below the map. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { bottom, width } = (await map()).getBoundingClientRect();
    await waitFor(() =>
      expect(ranking().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom),
    );
    await expect(ranking().getBoundingClientRect().width).toBe(width);
    await expect(touchingLabels(await map())).toEqual([]);
  },
};

/** Where the system forces its colours, amounts differ by textures. */
export const ForcedColors: Story = {
  tags: ['forced-colors'],
  play: async () => {
    const drawn = within(await map());
    const hubei = drawn.getByRole('option', { name: /^湖北/ });
    if (!matchMedia('(forced-colors: active)').matches) return;
    const reference = /url\("?#(.+?)"?\)/.exec(getComputedStyle(hubei).fill)?.[1];
    await expect(document.getElementById(reference ?? '')?.tagName).toBe('pattern');
    const fills = drawn
      .getAllByRole('option', { name: /：订单数/ })
      .map((one) => one.getAttribute('class'));
    await expect(new Set(fills).size).toBe(6);
  },
};
