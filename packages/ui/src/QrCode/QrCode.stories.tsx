import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Layout/index.ts';
import { QrCode } from './QrCode.tsx';

const address = 'https://anzhu.example/admin/scan?code=5f1c2d3e4a5b6c7d8e9f0a1b2c3d4e5f';

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  args: { value: address, label: '登录二维码' },
  render: (args) => (
    <div style={{ width: 200 }}>
      <QrCode {...args} />
    </div>
  ),
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Dark on light, also on a dark page: many scanners need it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: '登录二维码' });
    const { background, fill } = getComputedStyle(code);
    await expect(background).toContain('rgb(255, 255, 255)');
    await expect(fill).toBe('rgb(27, 36, 40)');
    await expect(code.getBoundingClientRect().height).toBe(200);
  },
};

/** Few characters make large modules. */
export const Short: Story = { args: { value: '801', label: '房间 801' } };

export const LongText: Story = {
  args: { value: '安住酒店与隔离管理'.repeat(24), label: '长文字' },
};

/** From the least width at which a phone reads an address to that of a poster. */
export const Permutations: Story = {
  render: () => (
    <Inline gap={4} align="start">
      {[160, 200, 320].map((width) => (
        <div key={width} style={{ width }}>
          <QrCode value={address} label={`${width} 像素`} />
        </div>
      ))}
    </Inline>
  ),
};
