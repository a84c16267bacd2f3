import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { darkColor, lightColor, type ThemeColor } from '../packages/ui/src/theme/palette.ts';
import { Colours, lowestContrast } from './foundations/Colours.tsx';
import { Densities, Levels, Shapes, SpaceScale } from './foundations/Measures.tsx';
import { ChartColours, Tones } from './foundations/Tones.tsx';
import { Type } from './foundations/Type.tsx';
import { duties, uses } from './foundations/uses.ts';

const meta = {
  title: 'Foundations/Tokens',
  component: Colours,
  parameters: {
    docs: {
      description: {
        component:
          '产品里的每一种颜色、字号、间距与形状。部件只用这里有的；这里没有的，先加在主题里。',
      },
    },
  },
} satisfies Meta<typeof Colours>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 颜色以用途命名。纸与墨为底，黛青为主，五个色调各有所指；数值与最低对比度按浅色 · 深色列出。 */
export const Colour: Story = {
  name: '颜色',
  play: async ({ canvas }) => {
    for (const name of Object.keys(uses) as (keyof ThemeColor)[]) {
      await expect(canvas.getByText(name)).toBeVisible();
      const least = Math.max(...(duties[name] ?? []).map((duty) => duty.least));
      for (const theme of [lightColor, darkColor]) {
        await expect(lowestContrast(theme, name) ?? Infinity).toBeGreaterThanOrEqual(least);
      }
    }
  },
};

/** 色调从不单独说话：总有一个字、一个形与它同在，灰度下也读得懂。 */
export const Tone: Story = { name: '色调', render: () => <Tones /> };

/** 图表的颜色。 */
export const Chart: Story = { name: '图表色', render: () => <ChartColours /> };

/** 六个字号，两种字重，系统字体，数字等宽。 */
export const Typography: Story = { name: '文字', render: () => <Type /> };

/** 间距在 4 像素的格子上。 */
export const Space: Story = { name: '间距', render: () => <SpaceScale /> };

/** 圆角三种，阴影一种。 */
export const Shape: Story = { name: '形状', render: () => <Shapes /> };

/** 谁在谁之上。 */
export const Level: Story = { name: '层次', render: () => <Levels /> };

/** 密度只改高度与间隙，不改文字。 */
export const Density: Story = { name: '密度', render: () => <Densities /> };
