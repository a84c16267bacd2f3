import { EditorContent, useEditor, type Editor as TiptapEditor } from '@tiptap/react';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useStable } from '../lib/useStable.ts';
import { Button } from '../Button/index.ts';
import type { FieldProps } from '../Field/index.ts';
import { Progress } from '../Progress/Progress.tsx';
import {
  useFilePicker,
  FilePicture,
  imageTypes,
  progressWords,
  useSubmitAttempted,
  type Upload,
  type UploadFile,
} from '../Uploader/index.ts';
import * as css from './RichText.css.ts';
import { Toolbar } from './Toolbar.tsx';
import { content } from './content.css.ts';
import { extensions } from './extensions.ts';
import { elementOf, fromElsewhere, takeOutDataImages, useImages } from './images.ts';
import { meaningOf } from './keys.ts';
import { LinkPopover } from './LinkPopover.tsx';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { uploaderTexts } from '../Uploader/texts.ts';
import { richTextTexts } from './texts.ts';

export interface RichTextProps extends Omit<FieldProps, 'name'> {
  /** HTML; '' when there is nothing in it. */
  value: string;
  /** Called on every change. '' for an empty text. */
  onChange: (value: string) => void;
  /** Sends a picture of the text and returns its address. */
  uploadImage: UploadFile;
  /** Characters at most. More can be typed, so that nothing is cut off, but not submitted. */
  maxLength?: number | undefined;
}

interface EditorProps extends Pick<RichTextProps, 'value' | 'onChange' | 'uploadImage'> {
  /** Ids and states for the element that is typed into. */
  attributes: Record<string, string>;
  /** The text without its looks, for counting. */
  onWordsChange: (words: string) => void;
  /** Why the form was not sent, or what could not be taken. */
  onMessageChange: (message: string | undefined) => void;
  isInvalid: boolean;
}

const wordsOf = (editor: TiptapEditor): string => editor.getText({ blockSeparator: '' });

const htmlOf = (editor: TiptapEditor): string => (editor.isEmpty ? '' : editor.getHTML());

/** The editor itself; loaded late. */
export function Editor(props: EditorProps) {
  const { attributes, value, uploadImage } = props;
  const texts = useTexts('RichText', richTextTexts);
  const root = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const linkTool = useRef<HTMLButtonElement>(null);
  /** The notice of a paste, shown once its text is in. */
  const lost = useRef<string>(undefined);
  const [notice, setNotice] = useState<string>();
  const [isLinkOpen, setLinkOpen] = useState(false);
  const [emitted, setEmitted] = useState(value);

  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: { ...attributes, class: `${css.editable} ${content}` },
      transformPastedHTML: fromElsewhere,
    },
    onUpdate: () => {
      images.dropDeleted();
      if (takeIn()) return;
      setNotice(lost.current);
      lost.current = undefined;
      const next = htmlOf(editor);
      setEmitted(next);
      props.onWordsChange(wordsOf(editor));
      props.onChange(next);
    },
  });
  const reportLost = (count: number): void => {
    if (count === 0) return;
    lost.current = texts.lostImages(count);
    setNotice(lost.current);
  };
  const images = useImages({ editor, frame: root, send: uploadImage, onLost: reportLost });

  /** Pictures inside of pasted text are sent like any other; returns whether there were some. */
  function takeIn(): boolean {
    const found = takeOutDataImages(editor, texts.pastedImage);
    const added = found.flatMap(({ file, position }) => (file ? [{ file, position }] : []));
    if (added.length > 0) images.add(added);
    reportLost(found.length - added.length);
    return found.length > 0;
  }

  const picker = useFilePicker({ types: imageTypes, isMultiple: true, onFiles: images.add });
  const open = (what: 'link' | 'image'): void => {
    if (what === 'image') picker.open();
    else setLinkOpen(!isLinkOpen);
  };

  // Another value from outside: a form was reset, another record is shown.
  useEffect(() => {
    if (value === emitted || value === htmlOf(editor)) return;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value, emitted]);

  const settle = useStable((): void => {
    // Who takes a tool before clicking into the text goes on writing.
    editor.commands.setTextSelection(editor.state.doc.content.size);
    props.onWordsChange(wordsOf(editor));
  });
  useLayoutEffect(() => settle(), [settle]);

  const isUnsettled = images.uploads.length > 0;
  const wasTried = useSubmitAttempted(root, isUnsettled);
  const refusal = images.isPending ? texts.pendingImages : texts.failedImages;
  const message = wasTried ? refusal : notice;
  const report = useStable(props.onMessageChange);
  useLayoutEffect(() => {
    report(message);
    return () => report(undefined);
  }, [message, report]);

  const actions = {
    tools: () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    link: () => setLinkOpen(true),
    image: picker.open,
  };
  const pressKey = (event: KeyboardEvent): void => {
    const meaning = meaningOf(event.nativeEvent);
    if (meaning === null) return;
    // Past the editor, whose lists take Tab, and past a dialog around, which Esc would close.
    event.stopPropagation();
    if (meaning === 'tab') return;
    event.preventDefault();
    actions[meaning]();
  };

  return (
    <div ref={root} className={css.frame({ isInvalid: props.isInvalid, isOver: images.isOver })}>
      <Toolbar {...{ editor, linkTool, isLinkOpen }} barRef={bar} onOpen={open} />
      <div className={css.body} data-unread={isUnsettled || undefined} onKeyDownCapture={pressKey}>
        <EditorContent editor={editor} className={css.fill} />
        {images.uploads.map((upload) =>
          createPortal(
            <ImagePlaceholder
              upload={upload}
              onRetry={() => images.retry(upload.id)}
              onRemove={() => images.remove(upload.id)}
            />,
            elementOf(upload.file),
            String(upload.id),
          ),
        )}
      </div>
      {isLinkOpen && (
        <LinkPopover editor={editor} triggerRef={linkTool} onClose={() => setLinkOpen(false)} />
      )}
      {picker.input}
    </div>
  );
}

interface ImagePlaceholderProps {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}

/** Placeholder in the text for a picture that is being uploaded, or that failed. */
function ImagePlaceholder({ upload, onRetry, onRemove }: ImagePlaceholderProps) {
  const texts = useTexts('Uploader', uploaderTexts);
  const common = useCommonTexts();
  const { state, file, percent, message } = upload;
  const isWrong = state === 'failed' || state === 'refused';
  return (
    <span className={css.pending}>
      {state !== 'checking' && state !== 'refused' && (
        <FilePicture file={file} className={css.preview} />
      )}
      {!isWrong && <Progress size="small" label={texts.uploadFile(file.name)} value={percent} />}
      <span className={css.pendingFoot}>
        {isWrong ? <span className={css.failure}>{message}</span> : progressWords(upload, texts)}
        <span>
          {state === 'failed' && (
            <Button size="small" variant="quiet" tone="brand" onPress={onRetry}>
              {common.retry}
            </Button>
          )}
          <Button size="small" variant="quiet" onPress={onRemove}>
            {isWrong ? common.remove : common.cancel}
          </Button>
        </span>
      </span>
    </span>
  );
}
