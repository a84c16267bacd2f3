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
          'Every colour, size of text, space and shape of the product. Components use only these; what is missing is added to the theme first.',
      },
    },
  },
} satisfies Meta<typeof Colours>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Colours are named by their use. Values and lowest contrasts are listed as light · dark. */
export const Colour: Story = {
  name: 'Colours',
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

/** A tone never stands alone: a word and a shape are beside it, so that it is readable in greyscale. */
export const Tone: Story = { name: 'Tones', render: () => <Tones /> };

/** Colours of charts: kinds and amounts. */
export const Chart: Story = { name: 'Chart colours', render: () => <ChartColours /> };

/** Six sizes, two weights, system fonts, digits of one width. */
export const Typography: Story = { name: 'Type', render: () => <Type /> };

/** Space on a grid of 4 px. */
export const Space: Story = { name: 'Space', render: () => <SpaceScale /> };

/** Three radii, one shadow. */
export const Shape: Story = { name: 'Shapes', render: () => <Shapes /> };

/** What lies above what. */
export const Level: Story = { name: 'Levels', render: () => <Levels /> };

/** Density changes heights and gaps, not text. */
export const Density: Story = { name: 'Density', render: () => <Densities /> };
