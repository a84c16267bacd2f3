import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/index.ts';
import { ConnectionBadge } from '../ConnectionBadge/ConnectionBadge.tsx';
import { PageFrame } from '../Layout/index.ts';
import { Panel } from '../Panel/Panel.tsx';
import { current, groups, longMenu } from './fixture.tsx';
import { AppFrame, Rail, TopBar, type RailGroup, type RailLinkProps } from './index.ts';
import { recordAnnouncements } from '../../../../stories/kit/announced.ts';

interface ShellProps {
  title?: string;
  menu?: readonly RailGroup[];
  isCollapsed?: boolean;
  blocks?: number;
}

function Shell({
  title = current,
  menu = groups,
  isCollapsed: atFirst = false,
  blocks = 3,
}: ShellProps) {
  const [isCollapsed, setCollapsed] = useState(atFirst);
  return (
    <AppFrame
      rail={
        <Rail
          label="主菜单"
          brand="安住"
          groups={menu}
          isCollapsed={isCollapsed}
          onToggle={() => setCollapsed(!isCollapsed)}
        />
      }
      topBar={
        <TopBar
          title={title}
          end={
            <>
              <ConnectionBadge state="live" />
              <Avatar name="管理员" />
            </>
          }
        />
      }
    >
      <PageFrame>
        {Array.from({ length: blocks }, (_, index) => (
          <Panel key={index} title={`${index + 1} 楼`}>
            <Button>{`新增房间 ${index + 1}`}</Button>
          </Panel>
        ))}
      </PageFrame>
    </AppFrame>
  );
}

const meta = {
  title: 'Layout/AppFrame',
  component: AppFrame,
  subcomponents: { Rail, TopBar },
  parameters: { layout: 'fullscreen' },
  args: { rail: null, topBar: null, children: null },
  render: () => <Shell />,
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens another screen, as a link of the menu does. */
function TwoScreens() {
  const [title, setTitle] = useState('订单管理');
  return (
    <>
      <Button onPress={() => setTitle('房间管理')}>打开</Button>
      <TopBar title={title} />
    </>
  );
}

/** The focus stays on the link: the name of the screen is announced, also of the first one. */
export const ScreenAnnounced: Story = {
  render: () => <TwoScreens />,
  play: async ({ canvas }) => {
    const announced = recordAnnouncements();
    await waitFor(() => expect(announced).toEqual(['订单管理']));
    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    await waitFor(() => expect(announced).toEqual(['订单管理', '房间管理']));
  },
};

/** Menu, bar and screen, each a landmark; the entry of this screen is marked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
    const menu = within(canvas.getByRole('navigation', { name: '主菜单' }));
    await expect(menu.getByRole('link', { name: current })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('heading', { level: 1, name: current })).toBeVisible();
  },
};

/** Folded to icons by mouse, unfolded again by keyboard; the names stay. */
export const Collapsing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '收起菜单' }));
    const unfold = await canvas.findByRole('button', { name: '展开菜单' });
    const entry = canvas.getByRole('link', { name: '订单管理' });
    await waitFor(() => expect(entry.clientWidth).toBeLessThan(56));
    unfold.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '收起菜单' })).toHaveFocus();
  },
};

/** Folded: pointing at an icon, or reaching it by keyboard, shows its word. */
export const Collapsed: Story = {
  render: () => <Shell isCollapsed />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '工作台' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('工作台');
  },
};

/** The first Tab offers to skip rail and bar. */
export const SkipToContent: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: '跳到正文' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '新增房间 1' })).toHaveFocus();
  },
};

/** A long screen: bar and rail stay. */
export const Scrolled: Story = {
  render: () => <Shell blocks={20} />,
  play: async ({ canvas }) => {
    scrollTo(0, 900);
    await waitFor(() => expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0));
    await expect(canvas.getByRole('link', { name: '工作台' })).toBeVisible();
    scrollTo(0, 0);
  },
};

/** Below 900 px: the menu opens from the bar, holds the focus, and gives it back on Esc. */
export const Drawer: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '展开菜单' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: '主菜单' });
    const entry = within(drawer).getByRole('link', { name: current });
    await waitFor(() => expect(entry).toBeVisible());
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
  },
};

/** The drawer closes by its own button and by choosing, and the focus returns to the bar. */
export const DrawerClosing: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '展开菜单' });
    const isClosed = () => expect(screen.queryByRole('dialog')).toBeNull();
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: '收起菜单' }));
    await waitFor(isClosed);
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(isClosed);
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('link', { name: '订单管理' }));
    await waitFor(isClosed);
  },
};

const longTitle = '隔离人员入住前核酸检测结果人工复核与补录 IsolationTestReviewAndSupplement';

/**
 * Sixty entries with long names: the menu scrolls in itself, the current entry is in view, names are cut,
 * with the full name as tooltip.
 */
export const VeryLongMenu: Story = {
  render: () => <Shell menu={longMenu} title={longTitle} />,
  play: async ({ canvas }) => {
    const entry = canvas.getByRole('link', { name: current });
    await waitFor(() => expect(entry.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
    await expect(canvas.getByRole('button', { name: '收起菜单' })).toBeVisible();
    await expect(document.documentElement.scrollHeight).toBe(innerHeight);
    const long = canvas.getAllByRole('link', { name: /超长名称/ })[0];
    long?.focus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent('超长名称'));
  },
};

/** The user has no menu entries. */
export const EmptyMenu: Story = {
  render: () => <Shell menu={[]} title="工作台" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '主菜单' })).toBeInTheDocument();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

function Sample() {
  const [isCollapsed, setCollapsed] = useState(false);
  const entries = groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({
      ...item,
      isCurrent: false,
      render: ({ className, children }: RailLinkProps) => (
        <span className={className}>{children}</span>
      ),
    })),
  }));
  return (
    <Rail
      isSample
      label="预览菜单"
      brand="安住"
      groups={entries}
      isCollapsed={isCollapsed}
      onToggle={() => setCollapsed(!isCollapsed)}
    />
  );
}

/** A rail as a sample within a page, also on phones: nothing in it leads anywhere. */
export const SampleRail: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <PageFrame>
      <Sample />
    </PageFrame>
  ),
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: '预览菜单' }));
    await expect(menu.getByText('订单管理')).toBeVisible();
    await expect(menu.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '收起菜单' }));
    await expect(canvas.getByRole('button', { name: '展开菜单' })).toBeVisible();
  },
};

/** A page has one frame; this one holds everything that it can: the other looks are the stories above. */
export const Permutations: Story = {
  render: () => <Shell menu={[...groups, ...longMenu.slice(0, 1)]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /超长名称/ })).toHaveLength(20);
  },
};
