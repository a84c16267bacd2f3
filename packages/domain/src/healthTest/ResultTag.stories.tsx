import { CheckType, NucleicResult } from '@anzhu/api/contract/healthTest';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResultTag } from './ResultTag.tsx';
import { byName, Matrix } from '../../../../stories/kit/Matrix.tsx';

const meta = {
  title: 'Isolation/Daily tests 每日检测/ResultTag',
  component: ResultTag,
  args: { checkType: CheckType.temperature, checkRes: 36.5 },
} satisfies Meta<typeof ResultTag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Red above 37.3 ℃ and for a positive; the icon repeats it. */
export const Permutations: Story = {
  render: () => (
    <Matrix
      label="result"
      rows={{
        体温: { checkType: CheckType.temperature, normal: 37.3, abnormal: 37.4 },
        核酸: {
          checkType: CheckType.nucleic,
          normal: NucleicResult.negative,
          abnormal: NucleicResult.positive,
        },
      }}
      columns={byName(['normal', 'abnormal'])}
    >
      {(test, result) => <ResultTag checkType={test.checkType} checkRes={test[result]} />}
    </Matrix>
  ),
};
