import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Layout/index.ts';
import { mark, Seal, stamps } from './index.ts';
import { Matrix } from '../../../../stories/kit/Matrix.tsx';

const meta = {
  title: 'Data/Seal',
  component: Seal,
  args: { carving: stamps.approved },
} satisfies Meta<typeof Seal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A stamp is a picture with its words as its name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '已通过' })).toBeVisible();
  },
};

/** The mark of the product is read as the name beside it, and not by itself. */
export const Mark: Story = {
  args: { carving: mark, size: 60 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** Only a decision of this moment is pressed down; one that was made before is there from the first paint. */
export const Fresh: Story = {
  render: () => (
    <Inline gap={6}>
      <Seal carving={stamps.approved} isFresh />
      <Seal carving={stamps.rejected} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const animation = (name: string): string =>
      getComputedStyle(canvas.getByRole('img', { name })).animationName;
    await expect(animation('已通过')).not.toBe('none');
    await expect(animation('已驳回')).toBe('none');
  },
};

/** All of them: raised where something is settled, carved out where it is refused or undone. */
export const Permutations: Story = {
  render: () => (
    <Matrix
      label="size"
      rows={{ '28 px': 28, '36 px': 36, '64 px': 64 }}
      columns={{ mark, ...stamps }}
    >
      {(size, carving) => <Seal carving={carving} size={size} />}
    </Matrix>
  ),
};
