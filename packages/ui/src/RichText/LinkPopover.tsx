import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '../Button/index.ts';
import { Popover } from '../Popover/index.ts';
import { TextField } from '../TextField/TextField.tsx';
import { linkOf } from './allowed.ts';
import { linkButtons, linkForm } from './RichText.css.ts';
import { useTexts } from '../texts/context.ts';
import { richTextTexts } from './texts.ts';

interface LinkPopoverProps {
  editor: Editor;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  const isNew = editor.state.selection.empty && !editor.isActive('link');
  const marks = [{ type: 'link', attrs: { href } }];
  if (isNew) chain.insertContent({ type: 'text', text: href, marks }).run();
  else chain.setLink({ href }).run();
}

/** The target of the selected link. */
export function LinkPopover({ editor, triggerRef, onClose }: LinkPopoverProps) {
  const texts = useTexts('RichText', richTextTexts);
  const before: unknown = editor.getAttributes('link')['href'];
  const [address, setAddress] = useState(typeof before === 'string' ? before : '');
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const apply = (): void => {
    const href = linkOf(address);
    if (href === null) {
      setWrong(true);
      input.current?.focus();
      return;
    }
    onClose();
    setLink(editor, href);
  };

  return (
    <Popover label={texts.link} triggerRef={triggerRef} onClose={onClose}>
      <div className={linkForm}>
        <TextField
          ref={input}
          label={texts.linkAddress}
          value={address}
          onChange={(next) => {
            setWrong(false);
            setAddress(next);
          }}
          description={texts.linkKinds}
          errorMessage={isWrong ? texts.wrongLink : undefined}
          onEnter={apply}
        />
        <div className={linkButtons}>
          <Button size="small" tone="brand" variant="solid" onPress={apply}>
            {texts.confirm}
          </Button>
          {before !== undefined && (
            <Button
              size="small"
              onPress={() => {
                onClose();
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
              }}
            >
              {texts.removeLink}
            </Button>
          )}
        </div>
      </div>
    </Popover>
  );
}
