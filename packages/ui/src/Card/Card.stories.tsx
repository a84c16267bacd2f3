import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Grid } from '../Layout/index.ts';
import { Tag } from '../Tag/Tag.tsx';
import { Text } from '../Text/Text.tsx';
import { Card, type CardProps } from './Card.tsx';

const Note = ({ children }: { children: string }) => (
  <Text size="small" tone="muted">
    {children}
  </Text>
);

const meta = {
  title: 'Data/Card',
  component: Card,
  args: {
    title: '安住西湖店',
    children: <Note>杭州市西湖区南山路 1234 号</Note>,
    onPress: fn(),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press anywhere on it counts. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('article').getBoundingClientRect();
    const corner = document.elementFromPoint(card.right - 8, card.bottom - 8);
    await userEvent.click(corner ?? document.body);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

/** Tab reaches it, Enter and Space press it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '安住西湖店' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

/** With a target it is a link, which the middle button opens in a new tab. */
export const AsLink: Story = {
  args: { href: '#hotel' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '安住西湖店' })).toHaveAttribute(
      'href',
      '#hotel',
    );
  },
};

export const ByRouter: Story = {
  args: {
    render: ({ className, children }) => (
      <a href="#router" className={className}>
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '安住西湖店' })).toBeVisible();
  },
};

const edit = fn();

/** Its own actions do not open it. */
export const WithActions: Story = {
  args: {
    actions: (
      <Button size="small" onPress={edit}>
        编辑
      </Button>
    ),
  },
  play: async ({ canvas, args }) => {
    edit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '编辑' }));
    await expect(edit).toHaveBeenCalledTimes(1);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { onPress: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '安住西湖店' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const LongText: Story = {
  args: {
    title:
      '安住国际大酒店（杭州西湖风景名胜区南山路店）二号楼 AnzhuInternationalGrandHotelHangzhou',
    children: (
      <Note>
        https://anzhu.example/hotels/0123456789012345678901234567890123456789，浙江省杭州市西湖区某某路一千二百三十四号
      </Note>
    ),
  },
  render: (args) => (
    <div style={{ maxWidth: '280px' }}>
      <Card {...args} />
    </div>
  ),
};

const types = [
  { title: '豪华大床房', children: <Note>¥488.00，剩余 3 间</Note> },
  { title: '标准双床房', children: <Note>¥328.00，剩余 12 间</Note> },
  { title: '家庭套房', children: <Note>¥888.00，已满</Note> },
];

function Choice(args: CardProps) {
  const [chosen, choose] = useState('豪华大床房');
  return (
    <Grid columns={3} gap={3}>
      {types.map((type) => (
        <Card
          key={type.title}
          {...args}
          {...type}
          isSelected={type.title === chosen}
          onPress={() => choose(type.title)}
        />
      ))}
    </Grid>
  );
}

/** One of several. */
export const Selectable: Story = {
  render: (args) => <Choice {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '标准双床房' }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('标准双床房');
  },
};

/** Plain, chosen; with facts and actions. */
export const Permutations: Story = {
  render: () => (
    <Grid columns="240px" gap={3}>
      <Card title="普通" href="#a" />
      <Card title="带说明" href="#b">
        <Note>两行说明</Note>
      </Card>
      <Card title="已选" isSelected onPress={() => {}}>
        <Tag tone="success">正常</Tag>
      </Card>
      <Card title="有内容" href="#c" actions={<Button size="small">编辑</Button>}>
        <Note>12 楼，朝南，最多入住 2 人</Note>
      </Card>
    </Grid>
  ),
};
