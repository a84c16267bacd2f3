import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../Layout/index.ts';
import { Avatar, AvatarGroup } from './Avatar.tsx';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="teal"/%3E%3Ccircle cx="4" cy="3" r="1.5" fill="white"/%3E%3Cellipse cx="4" cy="7" rx="3" ry="2" fill="white"/%3E%3C/svg%3E';

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  subcomponents: { AvatarGroup },
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

const names = ['王小明', '李雷', '韩梅梅', '欧阳文静', 'admin', '赵六', '孙七'];
const people = names.map((name, id) => ({ id, name, image: id === 1 ? picture : undefined }));

/** The first few and the number of the others; read aloud as their names. */
export const Group: Story = {
  render: () => <AvatarGroup items={people} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('王小明、李雷、韩梅梅、欧阳文静 等 7 人')).toBeInTheDocument();
    await expect(canvas.getByText('+3')).toBeVisible();
  },
};

/** None, one, as many as are shown, very many. */
export const Groups: Story = {
  render: () => (
    <Inline gap={6}>
      <AvatarGroup items={[]} />
      <AvatarGroup items={people.slice(0, 1)} />
      <AvatarGroup items={people.slice(0, 4)} />
      <AvatarGroup items={Array.from({ length: 500 }, (_, id) => ({ id, name: `客人${id}` }))} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+99')).toBeVisible();
  },
};

/** Every size, with and without a picture. */
export const Permutations: Story = {
  render: () => (
    <Inline gap={3}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Inline key={size} gap={2}>
          <Avatar name="王小明" size={size} />
          <Avatar name="admin" size={size} />
          <Avatar name="李雷" image={picture} size={size} />
        </Inline>
      ))}
    </Inline>
  ),
};
