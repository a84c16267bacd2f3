import { http, HttpResponse } from 'msw';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../apps/admin/src/router.tsx';
import { ClockContext } from '../../apps/admin/src/clock.ts';
import { settleSessionLoss } from '../../apps/admin/src/session/loss.ts';
import { clearSession, storeSession } from '../../apps/admin/src/session/store.ts';
import type { Endpoint } from '../../packages/api/src/contract/endpoint.ts';
import { setDeskOffered } from '../../packages/api/src/contract/desk.ts';
import { myMenus } from '../../packages/api/src/contract/myMenus.ts';
import type { MenuEntry } from '../../packages/api/src/contract/session.ts';
import {
  accounts,
  fail,
  hotel,
  mock,
  never,
  now,
  openHotel,
  tokenOf,
  type Account,
} from '../../.storybook/browser/index.ts';
import { getUser } from '../../packages/api/src/contract/user.ts';
import { toast } from '../../packages/ui/src/Toast/index.ts';

export { hotel };

export interface ScreenProps {
  /** Where the browser is: `/index/orderManage?status=1`. */
  path: string;
}

const clock = (): number => Date.parse(`${now.replace(' ', 'T')}+08:00`);

/** The app at a route, on the day of the stories, with the server's handlers behind it. */
export function Screen({ path }: ScreenProps) {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [path] }));
  return (
    <ClockContext value={clock}>
      <RouterProvider router={router} />
    </ClockContext>
  );
}

let worker: StoryContext['msw'];

/** A signed-in user; `menu` replaces the menu of the role. */
export function signedIn(account: Account, menu?: MenuEntry[]): () => Promise<void> {
  return async () => {
    if (menu) worker.use(mock(myMenus, () => menu));
    storeSession({
      token: tokenOf(account),
      userId: String(accounts.indexOf(account) + 1),
      menuList: menu ?? (await hotel().as(account).call(myMenus, {})),
    });
  };
}

/** A back end that sends no role with its users and has none of the desk's calls. */
export function otherBackEnd(): void {
  worker.use(
    http.get('/openapi.json', () => HttpResponse.json({ openapi: '3.1.0', paths: {} })),
    mock(getUser, async (input) => ({
      ...(await hotel().as('admin').call(getUser, input)),
      role: null,
    })),
  );
}

/** Resets the state of the previous story, and opens its own hotels. */
const freshHotel: NonNullable<Meta['beforeEach']> = async ({ msw }) => {
  localStorage.clear();
  clearSession();
  setDeskOffered(true);
  settleSessionLoss();
  toast.closeAll();
  shownMessages.clear();
  messageObserver.observe(document.body, { childList: true, characterData: true, subtree: true });
  worker = msw;
  return openHotel();
};

/** What the stories of all screens share. Each is a page of its own, also in the documentation. */
export const screenStories = {
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof Screen>;

/** Runs before the stories of a screen: opens its hotels, then signs in. */
export const stage =
  (...steps: (() => unknown)[]): NonNullable<Meta['beforeEach']> =>
  async (context) => {
    const close = await freshHotel(context);
    for (const step of steps) await step();
    return close;
  };

export const phone = { viewport: { value: 'phone' } };

/** The page, or a part of it. */
type Scope = Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole' | 'getAllByText'>;

/** Opens the menu of a row, and its entry of that name. */
export async function inMenuOf(row: HTMLElement, action: string): Promise<HTMLElement> {
  await userEvent.click(within(row).getByRole('button', { name: '更多' }));
  return page.findByRole('menuitem', { name: action });
}

/** Presses an action of a row: in the row, or in its menu. */
export async function act(row: HTMLElement, action: string): Promise<void> {
  const inline = within(row).queryByRole('button', { name: action });
  await userEvent.click(inline ?? (await inMenuOf(row, action)));
}

/** Opens the record of a row by its link, beside the list. */
export async function openRecord(row: HTMLElement): Promise<ReturnType<typeof within>> {
  const [link] = within(row).getAllByRole('link');
  await userEvent.click(link as HTMLElement);
  return within(await page.findByRole('complementary'));
}

/** The dialog with a title, once it is visible. */
export async function dialog(name: string | RegExp): Promise<ReturnType<typeof within>> {
  const found = await waitFor(async () => {
    const one = page.getByRole('dialog', { name });
    await expect(one).toBeVisible();
    return one;
  });
  return within(found);
}

/** Waits until a text is visible. */
export async function sees(words: string | RegExp, scope: Scope = page): Promise<void> {
  await waitFor(() => expect(scope.getAllByText(words)[0]).toBeVisible());
}

/** Presses the confirm button of a dialog. */
export async function confirm(name: string | RegExp, action: string): Promise<void> {
  const question = await page.findByRole('alertdialog', { name });
  await userEvent.click(within(question).getByRole('button', { name: action }));
}

type ScreenStory = StoryObj<typeof Screen>;

/** A list while it is read. @param name of its table */
export const loading = (
  list: Endpoint,
  name: string,
  role: 'table' | 'treegrid' = 'table',
): ScreenStory => ({
  beforeEach: ({ msw }) => msw.use(mock(list, never)),
  play: async () => {
    await expect(await page.findByRole(role, { name })).toHaveAttribute('aria-busy', 'true');
  },
});

/** A list that cannot be read: the message stands in its place, and 重试 reads it. @param row one of its rows */
export const failing = (list: Endpoint, row: () => Promise<HTMLElement>): ScreenStory => ({
  beforeEach: ({ msw }) => msw.use(mock(list, fail)),
  play: async ({ msw }) => {
    await sees('加载失败');
    msw.resetHandlers();
    await userEvent.click(page.getByRole('button', { name: '重试' }));
    await expect(await row()).toBeVisible();
  },
});

/** The messages that were shown since the story began: they disappear after 3 s, however slow the machine is. */
const shownMessages = new Set<string>();
const messageObserver = new MutationObserver(() => {
  for (const message of document.querySelectorAll('[aria-label^="消息"] article')) {
    shownMessages.add(message.textContent ?? '');
  }
});

/** Waits until a message has been shown, whether or not it is still there. */
export async function messageShown(words: string | RegExp): Promise<void> {
  const matches = (text: string): boolean =>
    typeof words === 'string' ? text.includes(words) : words.test(text);
  await waitFor(() => expect([...shownMessages].filter(matches)).not.toHaveLength(0));
}

/** Chooses the first option of a select with these words; 加载中 is an option too while they are loading. */
export async function choose(scope: Scope, label: string, option: string | RegExp): Promise<void> {
  await userEvent.click(await scope.findByRole('combobox', { name: label }));
  await page.findByRole('listbox', { name: label });
  // The list is another one once its options are there.
  const [first] = await page.findAllByRole('option', { name: option });
  await userEvent.click(first as HTMLElement);
}

/** Asserts that a text of a row is in view without scrolling. */
export async function isInView(text: HTMLElement): Promise<void> {
  const table = text.closest('[role="region"], section') ?? document.body;
  await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(
    table.getBoundingClientRect().right,
  );
}
