import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bridge, closedGate, courtyard, ridgeBeam, Roofs, street } from './index.ts';
import { byName, Matrix } from '../../../../stories/kit/Matrix.tsx';

const meta = {
  title: 'Feedback/Roofs',
  component: Roofs,
  args: { drawing: courtyard },
} satisfies Meta<typeof Roofs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its place is there before the drawing, and screen readers skip it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector<HTMLElement>('[aria-hidden="true"]');
    if (!place) throw new Error('missing');
    await expect(getComputedStyle(place).maskImage).toContain('courtyard');
    await expect(place.offsetHeight).toBe(96);
  },
};

/** The long one: as wide as its container, cut at the sides. */
export const Street: Story = {
  args: { drawing: street, size: 'wide' },
};

/** Nothing is here, not found, no permission, first use. */
export const Permutations: Story = {
  render: () => (
    <Matrix
      label="drawing"
      rows={{ courtyard, bridge, closedGate, ridgeBeam }}
      columns={byName(['usual', 'large'])}
    >
      {(drawing, size) => <Roofs drawing={drawing} size={size} />}
    </Matrix>
  ),
};
