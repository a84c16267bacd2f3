import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Layout/index.ts';
import { Text } from '../Text/Text.tsx';
import { tones } from '../theme/index.ts';
import { BedDouble, CircleAlert, RefreshCw, Search } from './index.ts';
import { byName, Matrix } from '../../../../stories/kit/Matrix.tsx';

const page = `
A shape that says what a word beside it says, or stands for it where there is no room:
\`import { BedDouble } from '@anzhu/ui/Icon'\`, \`<BedDouble size={16} />\`. 12 px in a tag, 16 px with words,
20 px alone. It has the colour of the words around it, and every line is 1.5 px wide.

The icons are Lucide's, under Lucide's names, one path each: a screen loads
the few it names, and rendering one costs a quarter of Lucide's own component. All of them, with a search:
**Foundations/Icons**. A new one:
\`npm run icons -- bed-double\`.

Use it beside a word; then it is not read aloud. Use \`label\` only where no word says the same. Do not use it
as a button: that is an \`IconButton\`, whose \`label\` is its name. Do not use one icon for two meanings.
`;

const meta = {
  title: 'Data/Icon',
  component: BedDouble,
  parameters: { docs: { description: { component: page } } },
  argTypes: {
    size: {
      control: 'inline-radio',
      options: [12, 16, 20],
      description: 'Edge in px. 12: in a tag; 16: with words; 20: alone.',
      table: { defaultValue: { summary: '16' } },
    },
    label: {
      control: 'text',
      description: 'What it says when no word does: it is then read aloud. Without it, nothing is.',
    },
  },
  args: { size: 20 },
} satisfies Meta<typeof BedDouble>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside text it is decorative: hidden from screen readers. */
export const Default: Story = {
  render: (args) => (
    <Inline gap={2}>
      <BedDouble {...args} />
      <Text>房间 1208</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** Without text it needs a label. */
export const Labelled: Story = {
  args: { label: '需要处理' },
  render: (args) => <CircleAlert {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '需要处理' })).toBeVisible();
  },
};

/** Three sizes, in the colour of the words. */
export const Permutations: Story = {
  render: () => (
    <Matrix label="size" rows={{ '12 px': 12, '16 px': 16, '20 px': 20 }} columns={byName(tones)}>
      {(size, tone) => (
        <Text tone={tone === 'neutral' ? 'ink' : tone}>
          <Inline gap={2} isWrapping={false}>
            <BedDouble size={size} />
            <CircleAlert size={size} />
            <RefreshCw size={size} />
            <Search size={size} />
          </Inline>
        </Text>
      )}
    </Matrix>
  ),
};
