import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Pager, type PagerProps } from './Pager.tsx';
import { recordAnnouncements } from '../../../../stories/kit/announced.ts';

const onPageChange = fn();
const onPageSizeChange = fn();

/** Keeps the page, as the address of a screen does. */
function Controlled(props: PagerProps) {
  const [page, setPage] = useState(props.page);
  return (
    <Pager
      {...props}
      page={page}
      onPageChange={(to) => {
        props.onPageChange(to);
        setPage(to);
      }}
    />
  );
}

const meta = {
  title: 'Data/Pager',
  component: Pager,
  render: (args) => <Controlled {...args} />,
  args: {
    page: 3,
    pageSize: 10,
    pageSizes: [10, 20, 50, 100],
    total: 1286,
    onPageChange,
    onPageSizeChange,
  },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Forward and back by mouse; the current page is marked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('共 1,286 条')).toBeVisible();
    const announced = recordAnnouncements();
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(onPageChange).toHaveBeenLastCalledWith(4);
    await waitFor(() => expect(announced).toEqual(['第 4 页']));
    await userEvent.click(canvas.getByRole('button', { name: '第 129 页' }));
    await expect(canvas.getByRole('button', { name: '第 129 页' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** More records than were counted: the pages go as far as the count. */
export const Capped: Story = {
  args: { total: 100_000, isTotalCapped: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('共 100,000+ 条')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '第 10000 页' })).toBeVisible();
  },
};

/** Straight to a page by keyboard; a page beyond the last is the last. */
export const Jumping: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '前往第 3 页' });
    await userEvent.click(field);
    await userEvent.keyboard('57{Enter}');
    await expect(onPageChange).toHaveBeenLastCalledWith(57);
    await userEvent.click(field);
    await userEvent.keyboard('9999{Enter}');
    await expect(onPageChange).toHaveBeenLastCalledWith(129);
    await expect(field).toHaveValue('129');
  },
};

/** Text that is no page number stays and goes nowhere. */
export const JumpRefused: Story = {
  play: async ({ canvas }) => {
    onPageChange.mockClear();
    const field = canvas.getByRole('textbox', { name: '前往第 3 页' });
    for (const text of ['-5', '1-2', '1e2']) {
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
      await expect(field).toHaveValue(text);
      await expect(field).toHaveAccessibleDescription('只能填写页码');
    }
    await expect(onPageChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '１２{Enter}');
    await expect(onPageChange).toHaveBeenLastCalledWith(12);
  },
};

/** At an end the button stays, can be focused, and shows why it does nothing. */
export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    onPageChange.mockClear();
    const previous = canvas.getByRole('button', { name: '上一页' });
    previous.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onPageChange).not.toHaveBeenCalled();
    await expect(previous).toHaveAccessibleDescription('已是第一页');
  },
};

export const LastPage: Story = { args: { page: 129 } };

/** How many are on a page is the reader's choice. */
export const WithSizes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '每页 10 条' }));
    await userEvent.click(await screen.findByRole('option', { name: '50' }));
    await expect(onPageSizeChange).toHaveBeenLastCalledWith(50);
  },
};

export const OnePage: Story = { args: { page: 1, total: 7 } };

export const Nothing: Story = { args: { page: 1, total: 0 } };

/** A page that is no more, as after a deletion: the nearest one. */
export const BeyondTheEnd: Story = {
  args: { page: 12, total: 35 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '第 4 页' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** A size from an address that is not offered is shown all the same. */
export const UnusualSize: Story = {
  args: { pageSize: 15 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '每页 15 条' })).toHaveTextContent('15');
  },
};

/** Tab goes through the parts in the order in which they are shown; Enter presses. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: '每页 10 条' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '上一页' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPageChange).toHaveBeenLastCalledWith(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '第 1 页' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onPageChange).toHaveBeenLastCalledWith(1);
  },
};

/** A million records: the numbers keep their places from page to page. */
export const Million: Story = {
  args: { page: 50_000, total: 1_000_000 },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: '下一页' });
    const before = next.getBoundingClientRect().left;
    await userEvent.click(next);
    await expect(canvas.getByRole('button', { name: '第 50001 页' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(next.getBoundingClientRect().left).toBe(before);
  },
};

/** On a phone: which page of how many, and the way forward and back. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 / 129')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '下一页' })).toBeVisible();
  },
};

/** Few, many, at the start, in the middle, at the end. */
/** Before the first load nothing is said about how many there are. */
export const Unknown: Story = {
  args: { total: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/共/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('navigation', { name: '分页' })).toBeVisible();
  },
};

export const Permutations: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '16px' }}>
      {[
        [1, 0],
        [1, 1],
        [1, 8],
        [2, 35],
        [1, 300],
        [15, 300],
        [30, 300],
        [50_000, 1_000_000],
      ].map(([page = 1, total = 0]) => (
        <div key={`${page}/${total}`}>
          <Pager
            page={page}
            pageSize={10}
            total={total}
            onPageChange={onPageChange}
            pageSizes={[10, 20]}
            onPageSizeChange={onPageSizeChange}
          />
        </div>
      ))}
    </div>
  ),
  parameters: {
    // Eight pagers on one page: in the product there is one, and its landmark has one name.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
};
