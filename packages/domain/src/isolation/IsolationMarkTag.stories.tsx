import type { Meta, StoryObj } from '@storybook/react-vite';
import { IsolationMarkTag } from './IsolationMarkTag.tsx';
import { byName, Matrix } from '../../../../stories/kit/Matrix.tsx';

const days = { checkInTime: '2026-03-01 15:20:00', checkOutTime: '2026-03-15 15:20:00' };

const meta = {
  title: 'Isolation/People 隔离人员/IsolationMarkTag',
  component: IsolationMarkTag,
  args: { ...days, now: '2026-03-05 10:00:00' },
} satisfies Meta<typeof IsolationMarkTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every mark of the planned days. */
export const Permutations: Story = {
  render: () => (
    <Matrix
      label="day"
      rows={byName(['2026-02-28', '2026-03-05', '2026-03-14', '2026-03-15', '2026-03-18'])}
      columns={{ mark: days }}
    >
      {(day, planned) => <IsolationMarkTag {...planned} now={`${day} 10:00:00`} />}
    </Matrix>
  ),
};
