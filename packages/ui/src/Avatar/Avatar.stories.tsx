import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './Avatar.tsx';
import { byName, Matrix } from '../../../../stories/kit/Matrix.tsx';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="teal"/%3E%3Ccircle cx="4" cy="3" r="1.5" fill="white"/%3E%3Cellipse cx="4" cy="7" rx="3" ry="2" fill="white"/%3E%3C/svg%3E';

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: '王小明' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('王')).toBeVisible();
  },
};

export const WithImage: Story = { args: { image: picture } };

/** A picture that cannot be loaded leaves the name's character. */
export const BrokenImage: Story = {
  args: { image: 'data:image/png;base64,nothing' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('王')).toBeVisible();
  },
};

/** The name is unknown. */
export const Nameless: Story = {
  args: { name: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('?')).toBeVisible();
  },
};

/** However long the name, one character, which fits. */
export const LongName: Story = {
  args: { name: 'Bartholomew-Featherstonehaugh von Hohenzollern', size: 'small' },
  play: async ({ canvas }) => {
    const letter = canvas.getByText('B');
    await expect(letter.scrollWidth).toBeLessThanOrEqual(letter.clientWidth);
  },
};

/** Every size, with and without a picture. */
export const Permutations: Story = {
  render: () => (
    <Matrix
      label="size"
      rows={byName(['small', 'medium', 'large'])}
      columns={{
        Chinese: { name: '王小明' },
        Latin: { name: 'admin' },
        image: { name: '李雷', image: picture },
      }}
    >
      {(size, of) => <Avatar {...of} size={size} />}
    </Matrix>
  ),
};
