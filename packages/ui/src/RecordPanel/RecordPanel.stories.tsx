import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AppFrame } from '../AppFrame/index.ts';
import { Button } from '../Button/index.ts';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { drawnRoom } from '../Image/fixture.ts';
import { Image } from '../Image/Image.tsx';
import { PageFrame, Stack } from '../Layout/index.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Text } from '../Text/Text.tsx';
import { RecordGroup } from './RecordGroup.tsx';
import { RecordInside } from './RecordInside.tsx';
import { RecordPanel, type RecordPanelProps } from './RecordPanel.tsx';
import { DoAndDont } from '../../../../stories/kit/DoAndDont.tsx';

const names = ['金玉珍', '林示例', '陈样本'];

/** A list whose names open their record. */
function List(props: RecordPanelProps) {
  const [index, setIndex] = useState<number | null>(null);
  const name = index === null ? undefined : names[index];
  const close = (): void => {
    setIndex(null);
    props.onClose();
  };
  return (
    <AppFrame rail={null} topBar={null}>
      <PageFrame>
        <Stack gap={2} align="start">
          {names.map((one, place) => (
            <Button key={one} onPress={() => setIndex(place)}>
              {one}
            </Button>
          ))}
        </Stack>
        {name !== undefined && (
          <RecordPanel
            {...props}
            title={`${name} · 家庭套房`}
            onStep={(by) =>
              setIndex((now) => Math.min(names.length - 1, Math.max(0, (now ?? 0) + by)))
            }
            onClose={close}
          />
        )}
      </PageFrame>
    </AppFrame>
  );
}

const meta = {
  title: 'Overlays/RecordPanel',
  component: RecordPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '',
    mark: (
      <>
        <span>订单 20318</span>
        <Tag tone="info">已支付</Tag>
      </>
    ),
    lead: ['11-26 → 11-29', '3 晚', '¥1,290.60', '原价 ¥1,434.00'],
    actions: (
      <>
        <Button tone="brand" variant="solid">
          去入住
        </Button>
        <Button>账单</Button>
      </>
    ),
    onClose: fn(),
    children: (
      <>
        <RecordGroup
          title="入住"
          items={[
            { label: '房间', value: '506' },
            { label: '入住人', value: '金玉珍、朴示例' },
            { label: '离店时间', value: '2026-11-29 12:00' },
          ]}
        />
        <RecordGroup
          title="预订"
          items={[
            { label: '预订人', value: '金玉珍' },
            { label: '联系电话', value: '138****1234' },
            { label: '来源', value: '小程序' },
          ]}
        />
        <RecordGroup title="记录">
          <Text tone="muted">11-25 18:02 已支付 ¥1,290.60</Text>
        </RecordGroup>
      </>
    ),
  },
  render: (args) => <List {...args} />,
} satisfies Meta<typeof RecordPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (name: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name }));
};
const panel = (name: string) => screen.findByRole('complementary', { name });

/** Beside the list, which stays in reach; ↑ ↓ go through it, Esc gives the focus back. */
export const Default: Story = {
  play: async ({ args }) => {
    await open('林示例');
    const first = await panel('林示例 · 家庭套房');
    await expect(first).toHaveFocus();
    await expect(first.getBoundingClientRect().width).toBe(440);
    await userEvent.keyboard('{ArrowDown}');
    await panel('陈样本 · 家庭套房');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await panel('金玉珍 · 家庭套房');
    await open('林示例');
    await panel('林示例 · 家庭套房');
    await userEvent.click(screen.getByRole('button', { name: '下一条' }));
    await panel('陈样本 · 家庭套房');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await open('金玉珍');
    await panel('金玉珍 · 家庭套房');
  },
};

/** The inside of a panel, at half of its height. */
function Inside(props: Omit<RecordPanelProps, 'onClose'>) {
  const titleId = useId();
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '320px' }}>
      <RecordInside {...props} titleId={titleId} onClose={() => {}} />
    </div>
  );
}

export const DosAndDonts: Story = {
  name: 'Do and avoid',
  parameters: { layout: 'padded' },
  render: ({ mark, lead, actions }) => (
    <DoAndDont
      good={{
        picture: (
          <Inside title="金玉珍 · 家庭套房" mark={mark} lead={lead} actions={actions}>
            <RecordGroup
              title="入住"
              items={[
                { label: '房间', value: '506' },
                { label: '入住人', value: '金玉珍、朴示例' },
              ]}
            />
          </Inside>
        ),
        reason: 'The head decides; the foot has what the state allows.',
      }}
      bad={{
        picture: (
          <Inside
            title="订单详情"
            actions={
              <>
                <Button>编辑</Button>
                <Button isDisabled>退款</Button>
                <Button isDisabled>取消订单</Button>
                <Button>关闭</Button>
              </>
            }
          >
            <RecordGroup
              title="基本信息"
              items={[
                { label: '订单号', value: '20318' },
                { label: '酒店', value: '安住·西湖店' },
                { label: '房型', value: '家庭套房' },
                { label: '预订人', value: '金玉珍' },
                { label: '状态', value: '已支付' },
              ]}
            />
          </Inside>
        ),
        reason: 'In the order of the database: all of it must be read.',
      }}
    />
  ),
};

/** What the row has is there at once; the rest has its place. */
export const Loading: Story = {
  args: {
    isLoading: true,
    actions: undefined,
    children: (
      <RecordGroup
        title="入住"
        items={[
          { label: '房间', value: '506' },
          { label: '入住人', value: <Skeleton width="70%" /> },
        ]}
      />
    ),
  },
  play: () => open('金玉珍'),
};

/** Opened by its address: nothing is known yet, and nothing moves when it comes. */
export const Unknown: Story = {
  args: {
    isLoading: true,
    mark: undefined,
    seal: undefined,
    lead: undefined,
    actions: undefined,
    children: (
      <RecordGroup
        title="入住"
        items={['预计入住', '预计离店', '酒店'].map((label) => ({
          label,
          value: <Skeleton width="70%" />,
        }))}
      />
    ),
  },
  play: async () => {
    await open('金玉珍');
    const body = (await panel('金玉珍 · 家庭套房')).querySelector('[aria-busy="true"]');
    await expect(body).toHaveTextContent('预计入住');
  },
};

const withLayers: Story['args'] = {
  children: (
    <>
      <Image src={drawnRoom('teal')} alt="大堂" isPreviewable />
      <DatePicker label="离店日期" value="2026-11-29" onChange={() => {}} />
    </>
  ),
};

/** Keys pressed in the picture in full are its own: ↓ leaves the record, one Esc closes the picture alone. */
const closeOnlyPicture = async (args: Pick<RecordPanelProps, 'onClose'>): Promise<void> => {
  const opener = await screen.findByRole('button', { name: '查看图片：大堂' });
  await userEvent.click(opener);
  await screen.findByRole('dialog', { name: '查看图片' });
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '查看图片' })).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
  await expect(args.onClose).not.toHaveBeenCalled();
};

/** What is open inside of a record takes Esc and the arrows first: the record stays, and gets them after. */
export const LayersInside: Story = {
  args: withLayers,
  play: async ({ args }) => {
    await open('金玉珍');
    await panel('金玉珍 · 家庭套房');
    await closeOnlyPicture(args);
    await userEvent.click(screen.getByRole('button', { name: /打开日历/ }));
    await screen.findByRole('grid');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await panel('金玉珍 · 家庭套房');
    await expect(args.onClose).not.toHaveBeenCalled();
    screen.getByRole('button', { name: '查看图片：大堂' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** The same in the sheet of a narrow screen, which is a dialog. */
export const LayersInSheet: Story = {
  args: withLayers,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ args }) => {
    await open('金玉珍');
    await screen.findByRole('dialog', { name: '金玉珍 · 家庭套房' });
    await closeOnlyPicture(args);
    await screen.findByRole('dialog', { name: '金玉珍 · 家庭套房' });
  },
};

/** A full sheet. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await open('金玉珍');
    const sheet = await screen.findByRole('dialog', { name: '金玉珍 · 家庭套房' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open('金玉珍');
  },
};

/** At the side, above the list; ↑ ↓ go through it too. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await open('金玉珍');
    await screen.findByRole('dialog', { name: '金玉珍 · 家庭套房' });
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('dialog', { name: '林示例 · 家庭套房' });
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByRole('dialog', { name: '金玉珍 · 家庭套房' });
  },
};
