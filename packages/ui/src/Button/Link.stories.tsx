import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from '../Icon/index.ts';
import { expect, userEvent } from 'storybook/test';
import { Inline } from '../Layout/index.ts';
import { Text } from '../Text/Text.tsx';
import { Link, LinkButton } from './Button.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  subcomponents: { LinkButton },
  args: { href: '#orders', children: '订单 20260301001' },
  parameters: {
    guide: {
      anatomy: { 文字: '离开上下文也读得懂', 外链标记: '新标签页打开时才有' },
      good: ['名称本身就是链接：金玉珍、订单号', '去别的屏、别的记录'],
      bad: ['写“点击这里”', '用链接保存或删除：那是按钮'],
    },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Resets the target of the previous story. */
const goNowhere = (): void => history.replaceState(null, '', location.pathname + location.search);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '订单 20260301001' })).toHaveAttribute(
      'href',
      '#orders',
    );
  },
};

export const ByMouse: Story = {
  beforeEach: goNowhere,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '订单 20260301001' }));
    await expect(location.hash).toBe('#orders');
  },
};

export const ByKeyboard: Story = {
  beforeEach: goNowhere,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '订单 20260301001' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(location.hash).toBe('#orders');
  },
};

export const InText: Story = {
  render: () => (
    <Text as="p">
      该房间已被订单 <Link href="#order">20260301001</Link> 预订，入住前请核对预订人。
    </Text>
  ),
};

/** In a new tab, without opener and referrer. */
export const External: Story = {
  render: () => (
    <Link href="https://example.com/record" isExternal>
      备案号 2026000001
    </Link>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '备案号 2026000001' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};

/** A router renders the element with its target. */
export const ByRouter: Story = {
  render: () => (
    <Link
      render={({ className, children }) => (
        <a className={className} href="#rooms" data-router="">
          {children}
        </a>
      )}
    >
      房间管理
    </Link>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '房间管理' })).toHaveAttribute('data-router');
  },
};

/** Links that look like buttons, and the plain one. */
export const Permutations: Story = {
  render: () => (
    <Inline gap={3}>
      <Link href="#plain">房间 1208</Link>
      <LinkButton href="#go" tone="brand" variant="solid" icon={<ArrowRight size={16} />}>
        去入住
      </LinkButton>
      <LinkButton href="#back">返回工作台</LinkButton>
      <LinkButton href="#quiet" tone="brand" variant="quiet" size="small">
        查看
      </LinkButton>
    </Inline>
  ),
};
