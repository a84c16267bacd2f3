import { Image } from '@tiptap/extension-image';
import { Extension, type Extensions } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedImage, isAllowedLink, mostNested } from './allowed.ts';
import { PendingImages } from './images.ts';

/** Data addresses are let in for a moment: the editor turns them into uploads (`takeOutDataImages`). */
const isTaken = (source: string): boolean =>
  isAllowedImage(source) || source.startsWith('data:image/');

const Picture = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => isTaken(element.getAttribute('src') ?? '') && null,
    },
  ],
  // No pictures by typing an address: they are uploaded.
  addInputRules: () => [],
}).configure({ inline: true, allowBase64: true });

/** Lists are indented by Ctrl+] and Ctrl+[: Tab goes on to the next field. */
const Indent = Extension.create({
  name: 'indent',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => {
        // Its item and its list are two elements more; marks within need some, too.
        const isDeep = this.editor.state.selection.$from.depth > mostNested - 6;
        return isDeep || this.editor.commands.sinkListItem('listItem');
      },
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
    };
  },
});

/** What the editor can write: what its toolbar has, and nothing that Markdown has besides. */
export const extensions: Extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    // It would write an empty line of its own below a list.
    trailingNode: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isAllowedLink,
      // The page that shows the text decides where a link opens.
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Picture,
  Indent,
  PendingImages,
];
