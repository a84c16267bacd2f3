import { expect, type Locator, type Page } from '@playwright/test';
import { card, cards } from './board.ts';

/** How a person works: by touch, or by keyboard alone. */
export interface Hands {
  /** Presses a button or a link. */
  press: (target: Locator) => Promise<void>;
  /** Chooses in an open menu or list. */
  choose: (item: Locator) => Promise<void>;
  /** Chooses one of a few that are all in sight. */
  pick: (radio: Locator) => Promise<void>;
  /** Replaces the text of a field. */
  type: (field: Locator, text: string) => Promise<void>;
  /** Opens the menu of a room on the board. */
  openRoomMenu: (page: Page, room: string) => Promise<void>;
}

export const touch: Hands = {
  press: (target) => target.tap(),
  choose: (item) => item.tap(),
  pick: (radio) => radio.locator('xpath=ancestor-or-self::label').or(radio).first().tap(),
  type: async (field, text) => {
    await field.tap();
    await field.press('Control+a');
    await field.page().keyboard.type(text);
  },
  openRoomMenu: (page, room) => card(page, room).getByRole('button', { name: '更多' }).tap(),
};

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** More than any screen has stops. */
const mostStops = 120;

/** A row of a table is one stop: the arrow that leads to a target in the row with the focus; null in another one. */
const arrowInRow = (target: Locator): Promise<'ArrowLeft' | 'ArrowRight' | null> =>
  target.evaluate((element) => {
    const { activeElement } = document;
    if (activeElement === null || !element.closest('tr')?.contains(activeElement)) return null;
    const isBefore =
      activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
    return isBefore ? 'ArrowLeft' : 'ArrowRight';
  });

/** Presses a key until the focus is on the target. */
async function reach(target: Locator, key: string): Promise<void> {
  await expect(target).toBeVisible();
  const { keyboard } = target.page();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await hasFocus(target)) return;
    const arrow = key === 'Tab' ? await arrowInRow(target) : null;
    await keyboard.press(arrow ?? key);
  }
  await expect(target, `${key} leads to it`).toBeFocused();
}

export const keyboard: Hands = {
  press: async (target) => {
    await reach(target, 'Tab');
    await target.page().keyboard.press('Enter');
  },
  choose: async (item) => {
    const [first] = [item.page().locator('[role=menuitem],[role=option]').first()];
    await expect(first).toBeVisible();
    await reach(item, 'ArrowDown');
    await item.page().keyboard.press('Enter');
  },
  pick: async (radio) => {
    const group = radio.locator('xpath=ancestor::*[@role="radiogroup"]');
    const chosen = group.getByRole('radio', { checked: true });
    const first = (await chosen.count()) > 0 ? chosen : group.getByRole('radio').first();
    await reach(first, 'Tab');
    await reach(radio, 'ArrowRight');
    if (!(await radio.isChecked())) await radio.page().keyboard.press('Space');
  },
  type: async (field, text) => {
    await reach(field, 'Tab');
    await field.page().keyboard.press('Control+a');
    await field.page().keyboard.type(text);
  },
  // The board is one stop: its field for a number leads to the room.
  openRoomMenu: async (page, room) => {
    const isThere = (await card(page, room).count()) > 0 && (await hasFocus(card(page, room)));
    if (!isThere) {
      await keyboard.type(page.getByRole('textbox', { name: '房间号' }), room);
      await page.keyboard.press('Enter');
      await expect(cards(page)).toHaveCount(1);
      await reach(card(page, room), 'Tab');
    }
    await page.keyboard.press('Shift+F10');
  },
};
