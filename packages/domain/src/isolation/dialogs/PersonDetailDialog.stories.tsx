import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { now, person, wholePerson } from '../fixtures.ts';
import { PersonDetailDialog } from './PersonDetailDialog.tsx';

const meta = {
  title: 'Isolation/People/PersonDetailDialog',
  component: PersonDetailDialog,
  args: { person: wholePerson(), now, onClose: fn() },
} satisfies Meta<typeof PersonDetailDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whole numbers; Esc closes. */
export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText('999999199001010016')).toBeVisible());
    await expect(screen.getByText('第 7/14 天')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const Loading: Story = { args: { person: person(), isLoading: true } };

export const Failed: Story = {
  args: { person: person(), error: { message: '找不到该隔离人员', onRetry: fn() } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await expect(args.error?.onRetry).toHaveBeenCalled();
  },
};
