import { replacePlays } from './panes.tsx';

/** The documentation page whose frame this story is in (`docs.story.inline: false`); null elsewhere. */
export const pageAround: HTMLElement | null = window.frameElement?.id.startsWith('iframe--')
  ? window.frameElement.ownerDocument.documentElement
  : null;

/** Gives the story the theme and the density of the page, and leaves the page where it is when the story takes the focus. */
export function followPage(page: HTMLElement): void {
  const copy = (): void => {
    for (const name of ['theme', 'density']) {
      document.documentElement.dataset[name] = page.dataset[name];
    }
  };
  new MutationObserver(copy).observe(page, { attributeFilter: ['data-theme', 'data-density'] });
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

/** Plays a story only where that opens something: what is open from the beginning is shown as it is opened. */
export const openUnplayed = (): Promise<void> =>
  replacePlays((play, usesMount) => async (context) => {
    const isOpen = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
    return isOpen && !usesMount ? undefined : play(context);
  });
