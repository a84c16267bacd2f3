import { Inline } from '@anzhu/ui/Layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { RecordPicture } from './RecordPicture.tsx';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"%3E%3Crect width="40" height="30" fill="teal"/%3E%3Crect x="6" y="16" width="28" height="8" fill="white"/%3E%3C/svg%3E';

const meta = {
  title: 'Data/RecordPicture',
  component: RecordPicture,
  args: { src: picture, alt: '豪华大床房' },
} satisfies Meta<typeof RecordPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter opens it in full. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const thumbnail = await canvas.findByRole('button', { name: '查看图片：豪华大床房' });
    thumbnail.focus();
    await userEvent.keyboard('{Enter}');
    const opened = await screen.findByRole('dialog', { name: '查看图片' });
    await userEvent.click(await within(opened).findByRole('button', { name: '关闭' }));
    await waitFor(() => expect(opened).not.toBeInTheDocument());
  },
};

/** A picture, none, and one that cannot be loaded. */
export const Permutations: Story = {
  render: () => (
    <Inline gap={4}>
      <RecordPicture src={picture} alt="豪华大床房" />
      <RecordPicture src={null} alt="标准双床房" />
      <RecordPicture src="data:image/png;base64,AAAA" alt="家庭套房" />
    </Inline>
  ),
};
