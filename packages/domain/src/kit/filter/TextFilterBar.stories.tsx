import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { labelsOf } from '@anzhu/api/contract/label';
import { userPage } from '@anzhu/api/contract/user';
import { defineFilter, textFilter, type ValuesOf } from '../index.ts';
import { TextFilterBar } from './TextFilterBar.tsx';
import type { FilterState } from './useFilterDraft.ts';

const labels = labelsOf(userPage.input);
const userFilter = defineFilter({
  username: { label: labels.username, codec: textFilter(32) },
  nickName: { label: labels.nickName, codec: textFilter(20) },
});

/** The bar of the user list; what was asked for is in use from then on. */
function UserFilterBar(state: FilterState<ValuesOf<typeof userFilter>>) {
  const [value, setValue] = useState(state.value);
  const onQuery: typeof state.onQuery = (next) => {
    setValue(next);
    state.onQuery(next);
  };
  return <TextFilterBar filter={userFilter} {...state} {...{ value, onQuery }} />;
}

const meta = {
  title: 'Inputs/TextFilterBar',
  component: UserFilterBar,
  subcomponents: { TextFilterBar },
  args: { value: userFilter.empty, onQuery: fn(), isPending: false },
} satisfies Meta<typeof UserFilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is queried before 查询; 重置 empties the fields and queries at once. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '用户名' }), 'lin');
    await expect(args.onQuery).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '查询' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...userFilter.empty, username: 'lin' });
    await userEvent.click(await canvas.findByRole('button', { name: '重置' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith(userFilter.empty);
  },
};

/** Enter in a field is 查询. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '用户名' }), 'lin{Enter}');
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...userFilter.empty, username: 'lin' });
  },
};
