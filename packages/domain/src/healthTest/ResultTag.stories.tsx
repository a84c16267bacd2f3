import { CheckType, NucleicResult } from '@anzhu/api/contract/healthTest';
import { Inline } from '@anzhu/ui/Layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResultTag } from './ResultTag.tsx';

const meta = {
  title: 'Isolation/Daily tests/ResultTag',
  component: ResultTag,
  args: { checkType: CheckType.temperature, checkRes: 36.5 },
} satisfies Meta<typeof ResultTag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Red above 37.3 ℃ and for a positive; the icon repeats it. */
export const Permutations: Story = {
  render: () => (
    <Inline gap={2}>
      <ResultTag checkType={CheckType.temperature} checkRes={37.3} />
      <ResultTag checkType={CheckType.temperature} checkRes={37.4} />
      <ResultTag checkType={CheckType.nucleic} checkRes={NucleicResult.negative} />
      <ResultTag checkType={CheckType.nucleic} checkRes={NucleicResult.positive} />
    </Inline>
  ),
};
