import { EditorContent, useEditor, type Editor as TiptapEditor } from '@tiptap/react';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button/index.ts';
import { Progress } from '../Progress/Progress.tsx';
import {
  useFilePicker,
  FilePicture,
  progressWords,
  type FileRules,
  type UploadMessages,
  type Upload,
} from '../Uploader/index.ts';
import { lazyPart } from '../lib/lazyPart/index.ts';
import * as css from './RichText.css.ts';
import type { RichTextProps } from './RichText.tsx';
import { Toolbar } from './Toolbar.tsx';
import { content } from './content.css.ts';
import { withBareLinks, extensions } from './extensions.ts';
import { useEditorKeys } from './keys.ts';
import {
  withKnownHeadings,
  takeOutDataImages,
  useImageDrop,
  elementOf,
  useImages,
} from './images.ts';

interface EditorProps extends Pick<RichTextProps, 'value' | 'onChange' | 'uploadImage'> {
  /** Ids and states for the element that is typed into. */
  attributes: Record<string, string>;
  toolsId: string;
  /** The text without its looks, for counting. */
  onWordsChange: (words: string) => void;
  onStandingChange: (standing: ImageStanding) => void;
  /** Something could not be taken. */
  onNotice: (notice: string | undefined) => void;
  onReady: () => void;
  rules: FileRules;
  messages: UploadMessages;
  isInvalid: boolean;
  textRef: RefObject<HTMLElement | null>;
}

/** Whether pictures are being uploaded, and whether some failed. */
export type ImageStanding = 'none' | 'pending' | 'failed';

const linkPopover = lazyPart(() => import('./LinkPopover.tsx').then((part) => part.LinkPopover));

const wordsOf = (editor: TiptapEditor): string => editor.getText({ blockSeparator: '' });

const htmlOf = (editor: TiptapEditor): string => (editor.isEmpty ? '' : editor.getHTML());

/** The editor itself; loaded late. */
export function Editor(props: EditorProps) {
  const { attributes, value, uploadImage, rules, messages, textRef } = props;
  const root = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const linkTool = useRef<HTMLButtonElement>(null);
  /** The notice of a paste, shown once its text is in. */
  const lost = useRef<string>(undefined);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const [emitted, setEmitted] = useState(value);

  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: { ...attributes, class: `${css.editable} ${content}` },
      transformPastedHTML: withKnownHeadings,
      transformPasted: withBareLinks,
    },
    onUpdate: () => {
      if (takeIn()) return;
      props.onNotice(lost.current);
      lost.current = undefined;
      const next = htmlOf(editor);
      setEmitted(next);
      props.onWordsChange(wordsOf(editor));
      props.onChange(next);
    },
  });
  const images = useImages({ editor, send: uploadImage, rules, messages });

  const reportLost = (count: number): void => {
    if (count === 0) return;
    lost.current = `有 ${count} 张图片无法粘贴，请用「图片」上传`;
    props.onNotice(lost.current);
  };
  /** Pictures inside of pasted text are sent like any other; returns whether there were some. */
  function takeIn(): boolean {
    const found = takeOutDataImages(editor);
    const added = found.flatMap(({ file, position }) => (file ? [{ file, position }] : []));
    if (added.length > 0) images.add(added);
    reportLost(found.length - added.length);
    return found.length > 0;
  }

  const isOver = useImageDrop(root, { editor, onImages: images.add, onLost: reportLost });
  const picker = useFilePicker({ types: rules.types, isMultiple: true, onFiles: images.add });
  const open = (what: 'link' | 'image'): void => {
    if (what === 'image') picker.open();
    else setLinkOpen(!isLinkOpen);
  };

  // Another value from outside: a form was reset, another record is shown.
  useEffect(() => {
    if (value === emitted || value === htmlOf(editor)) return;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value, emitted]);

  const settle = useEffectEvent((): void => {
    // Who takes a tool before clicking into the text goes on writing.
    editor.commands.setTextSelection(editor.state.doc.content.size);
    props.onWordsChange(wordsOf(editor));
    props.onReady();
  });
  useLayoutEffect(() => settle(), []);

  const unsettled = images.isPending ? 'pending' : 'failed';
  const standing = images.uploads.length === 0 ? 'none' : unsettled;
  const report = useEffectEvent(props.onStandingChange);
  useLayoutEffect(() => {
    report(standing);
    return () => report('none');
  }, [standing]);

  useEditorKeys(textRef, {
    onEscape: () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    onLink: () => setLinkOpen(true),
    onImage: picker.open,
  });

  return (
    <div ref={root} className={css.frame({ isInvalid: props.isInvalid, isOver })}>
      <Toolbar
        {...{ editor, linkTool, isLinkOpen }}
        ref={bar}
        id={props.toolsId}
        onOpen={open}
        onLinkNear={linkPopover.preload}
      />
      <div className={css.body} ref={textRef as RefObject<HTMLDivElement | null>}>
        <EditorContent editor={editor} className={css.fill} />
      </div>
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
      {isLinkOpen && (
        <linkPopover.Part
          editor={editor}
          triggerRef={linkTool}
          onClose={() => setLinkOpen(false)}
        />
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
  const { state, file, percent, message } = upload;
  const isWrong = state === 'failed' || state === 'refused';
  return (
    <span className={css.pending}>
      {state !== 'checking' && state !== 'refused' && (
        <FilePicture file={file} className={css.preview} />
      )}
      {!isWrong && <Progress size="small" label={`上传 ${file.name}`} value={percent} />}
      <span className={css.pendingFoot}>
        {isWrong ? <span className={css.failure}>{message}</span> : progressWords(upload)}
        <span>
          {state === 'failed' && (
            <Button size="small" variant="quiet" tone="brand" onPress={onRetry}>
              重试
            </Button>
          )}
          <Button size="small" variant="quiet" onPress={onRemove}>
            {isWrong ? '移除' : '取消'}
          </Button>
        </span>
      </span>
    </span>
  );
}
