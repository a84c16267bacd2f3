import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { darkColor, lightColor, type ThemeColor } from '../packages/ui/src/theme/palette.ts';
import { Colours, lowestContrast } from './foundations/Colours.tsx';
import { Densities, Levels, Shapes, SpaceScale } from './foundations/Measures.tsx';
import { ChartColours, Tones } from './foundations/Tones.tsx';
import { TokenExport } from './foundations/tokens/TokenExport.tsx';
import { Type } from './foundations/Type.tsx';
import { duties, uses } from './foundations/uses.ts';

const meta = {
  title: 'Foundations/Tokens',
  component: Colours,
  parameters: {
    docs: {
      description: {
        component:
          'Every colour, size of text, space and shape of the product. Components use only these; what is missing is added to the theme first. A press copies a name as it is written in code, or a value; Export has all of them as files.',
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
      await expect(canvas.getByRole('button', { name: `Copy color.${name}` })).toBeVisible();
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

/** A name is copied as it is used in code: by a press, or by Enter. Where the browser refuses, it is selected. */
export const Copied: Story = {
  play: async ({ canvas }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const name = canvas.getByRole('button', { name: 'Copy color.brand' });
    await userEvent.click(name);
    await waitFor(() => expect(written).toHaveBeenLastCalledWith('color.brand'));
    await expect(await canvas.findByText('Copied')).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.queryByText('Copied')).not.toBeInTheDocument();
    await expect(document.activeElement).toHaveAccessibleName('Copy #0E5A63');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(written).toHaveBeenLastCalledWith('#0E5A63'));

    written.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await userEvent.click(name);
    await waitFor(() => expect(getSelection()?.toString()).toBe('color.brand'));
  },
};

/** All tokens as files: in the DTCG format and as variables of Figma. */
export const Export: Story = { render: () => <TokenExport /> };

/** A file is made of the theme when it is downloaded. */
export const Downloaded: Story = {
  render: () => <TokenExport />,
  play: async ({ canvas }) => {
    const made: Blob[] = [];
    spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) made.push(file);
      return '#';
    });
    const texts = async (): Promise<string[]> => Promise.all(made.map((file) => file.text()));
    await userEvent.click(canvas.getByRole('button', { name: 'anzhu.resolver.json' }));
    await userEvent.click(canvas.getByRole('button', { name: 'anzhu.figma.json' }));
    const [resolver = '', figma = ''] = await texts();
    await expect(resolver).toContain('"version": "2025.10"');
    await expect(figma).toContain('"VARIABLE_ALIAS"');
  },
};
