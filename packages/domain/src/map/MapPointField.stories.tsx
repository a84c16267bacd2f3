import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MapPointField, type MapPointFieldProps } from './MapPointField.tsx';
import type { Coordinates } from './provinceView.ts';

function Field(props: MapPointFieldProps) {
  const [value, setValue] = useState<Coordinates | null>(props.value);
  return (
    <MapPointField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const westLake = { longitude: 120.15, latitude: 30.25 };

const meta = {
  title: 'Inputs/MapPointField',
  component: MapPointField,
  args: { label: '地图标注', province: '浙江', value: westLake, onChange: fn() },
  render: (args) => <Field {...args} />,
} satisfies Meta<typeof MapPointField>;

export default meta;
type Story = StoryObj<typeof meta>;

const point = (): Promise<HTMLElement> => screen.findByRole('slider', { name: '酒店位置' });

async function press(element: HTMLElement, at: MouseEventInit): Promise<void> {
  await fireEvent.pointerDown(element, { ...at, button: 0 });
  await fireEvent.pointerUp(element, { ...at, button: 0 });
}

/** Dragged by mouse or finger: the point follows from where it was taken. */
export const Default: Story = {
  play: async ({ args }) => {
    const pin = await point();
    await expect(pin).toHaveAttribute('aria-valuetext', '东经 120.15°，北纬 30.25°');
    const { left, top } = pin.getBoundingClientRect();
    // A synthetic pointer cannot be captured.
    if (pin.parentElement) pin.parentElement.setPointerCapture = () => undefined;
    const at = { pointerId: 1, button: 0 };
    await fireEvent.pointerDown(pin, { ...at, clientX: left + 20, clientY: top + 20 });
    await fireEvent.pointerMove(pin, { ...at, clientX: left, clientY: top + 60 });
    await fireEvent.pointerUp(pin, at);
    await fireEvent.pointerMove(pin, { ...at, clientX: 0, clientY: 0 });
    await expect(args.onChange).toHaveBeenCalledOnce();
    const after = (await point()).getBoundingClientRect();
    await expect(Math.round(after.left - left)).toBe(-20);
    await expect(Math.round(after.top - top)).toBe(40);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    (await point()).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ longitude: 120.16, latitude: 30.25 });
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ longitude: 120.16, latitude: 30.15 });
    await expect(await point()).toHaveAttribute('aria-valuetext', '东经 120.16°，北纬 30.15°');
  },
};

/** One press on the map, without dragging, moves the point there. */
export const Pressed: Story = {
  play: async ({ args }) => {
    const pin = await point();
    const { left, top } = pin.getBoundingClientRect();
    const picture = screen.getByRole('img', { name: '浙江地图' });
    const at = picture.getBoundingClientRect();
    const middle = { clientX: at.left + at.width / 2, clientY: at.top + at.height / 2 };
    await press(picture, middle);
    await expect(args.onChange).toHaveBeenCalledOnce();
    const after = (await point()).getBoundingClientRect();
    await expect([after.left, after.top]).not.toEqual([left, top]);
    await press(picture, { clientX: at.left + 1, clientY: at.top + 1 });
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect((await point()).getBoundingClientRect().left).toBeLessThan(after.left);
  },
};

/** Without a point, Enter or a press on 标注位置 puts it into the middle. */
export const NoPoint: Story = {
  args: { value: null },
  play: async ({ args }) => {
    (await screen.findByRole('button', { name: '标注位置' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ longitude: 120.154, latitude: 29.287 });
    await expect(await point()).toBeEnabled();
  },
};

/** A warning, no error: it can be saved. */
export const Outside: Story = {
  args: { value: { longitude: 116.4, latitude: 39.9 } },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText('该位置不在浙江范围内，请核对经纬度')).toBeVisible(),
    );
    await expect(await point()).toHaveAccessibleName('酒店位置');
  },
};

export const NoProvince: Story = { args: { province: '', value: null } };

/** Read-only the point shows the place, and does not move. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args }) => {
    await expect(await point()).toBeDisabled();
    await press(screen.getByRole('img', { name: '浙江地图' }), {});
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Islands and neighbours keep their names; small and large provinces fill the drawing. */
export const Permutations: Story = {
  args: { value: null },
  render: (args) => (
    <>
      {['台湾省', '海南省', '新疆维吾尔自治区', '澳门特别行政区', '上海市', '黑龙江省'].map(
        (province) => (
          <MapPointField key={province} {...args} label={province} province={province} />
        ),
      )}
    </>
  ),
};
