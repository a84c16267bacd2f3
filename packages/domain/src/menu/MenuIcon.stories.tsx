import { Grid, Inline } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuIcon, menuIconNames } from './MenuIcon.tsx';

const meta = {
  title: 'Hotel/Menu 菜单/MenuIcon',
  component: MenuIcon,
  args: { name: 'bed-double', route: 'roomManage' },
} satisfies Meta<typeof MenuIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryIcon: Story = {
  render: () => (
    <Grid columns="160px" gap={3}>
      {menuIconNames.map((name) => (
        <Inline key={name} gap={2}>
          <MenuIcon name={name} route={null} />
          <Text size="small">{name}</Text>
        </Inline>
      ))}
    </Grid>
  ),
};

export const ByRoute: Story = { args: { name: 'el-icon-s-home', route: 'orderManage' } };

export const Unknown: Story = { args: { name: 'el-icon-s-home', route: 'elsewhere' } };
