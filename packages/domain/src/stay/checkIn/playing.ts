import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { CheckInProps } from './CheckIn.tsx';
import { quoteFor, vacantRoom } from './fixtures.ts';

/** What the stories of a check-in begin with, see and do: a helper of stories, not of the product. */

/** The server's response to a check-in. */
export const response = { id: '20341', pay: 468, lastPay: 421.2 };

/** A guest without an order, in a vacant room for two. */
export const checkInArgs = {
  room: vacantRoom,
  maxLoad: 2,
  hotelName: '安住杭州西湖店',
  time: { now: '2026-03-18 10:00:00', dayStarts: '06:00:00' },
  order: { state: 'none' },
  quote: { quote: quoteFor(1), isLoading: false, refusal: null },
  onStayChange: fn(),
  fee: 468,
  onCheckIn: fn(() => Promise.resolve(response)),
  onRefresh: fn(),
  onClose: fn(),
} satisfies CheckInProps;

export const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog');
const guest = async (position: number) =>
  within(within(await dialog()).getByRole('group', { name: `第 ${position} 位入住人` }));
export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
export const field = async (position: number, name: string) =>
  (await guest(position)).getByRole('textbox', { name });
export const radio = async (position: number, name: string) =>
  (await guest(position)).getByRole('radio', { name });

/** Chooses the kind of a document from the name on; the focus is in the number then. */
export async function chooseKind(kind: string): Promise<void> {
  await userEvent.keyboard('{Tab}{Enter}');
  const option = await screen.findByRole('option', { name: kind });
  await waitFor(() => expect(option).toBeVisible());
  await userEvent.click(option);
  await userEvent.keyboard('{Tab}');
}

/** Dialogs fade in: seen is what is visible once that is over. */
export const seen = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

/** Fills in the guest that a story needs. */
export async function typeGuest(position: number, name: string, idcard: string, phone: string) {
  await userEvent.type(await field(position, '姓名'), name);
  await userEvent.type(await field(position, '身份证号'), idcard);
  await userEvent.type(await field(position, '手机号'), phone);
}

/** Chooses 现金. */
export const payInCash = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('radio', { name: '现金' }));
