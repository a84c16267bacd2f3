import type { Page } from '@playwright/test';

/** What hands have done. */
export interface Inputs {
  /** Keys that are no text: Enter, Tab, arrows, a letter outside of a text field. */
  keys: number;
  /** Letters of texts. */
  letters: number;
  /** Presses of the mouse or of a finger. */
  presses: number;
}

/**
 * Counts keys, letters and presses from now on, also in later pages; text that is filled in counts by letter.
 * @returns what was counted so far
 */
export async function countInputs(page: Page): Promise<() => Inputs> {
  const counts: Inputs = { keys: 0, letters: 0, presses: 0 };
  await page.exposeFunction('countInput', (kind: keyof Inputs, count: number) => {
    counts[kind] += count;
  });
  await page.addInitScript(() => {
    const { countInput } = globalThis as unknown as {
      countInput: (kind: string, count: number) => void;
    };
    const isTextField = (target: EventTarget | null): boolean =>
      target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type);
    const modifiers = new Set(['Control', 'Shift', 'Alt', 'Meta']);
    const countKey = (event: KeyboardEvent): void => {
      const isText = event.key.length === 1 && !event.ctrlKey && isTextField(event.target);
      // A list sends the keys of its search field on to the option that they would choose.
      if (event.isTrusted && !modifiers.has(event.key)) countInput(isText ? 'letters' : 'keys', 1);
    };
    const countFilled = (event: Event): void => {
      const isFilled = !(event as InputEvent).inputType;
      if (isFilled && event.target instanceof HTMLInputElement) {
        countInput('letters', event.target.value.length);
      }
    };
    addEventListener('keydown', countKey, true);
    addEventListener('pointerdown', () => countInput('presses', 1), true);
    addEventListener('input', countFilled, true);
  });
  return () => ({ ...counts });
}
