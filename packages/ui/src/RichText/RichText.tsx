import { useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { countWords } from '../Field/Field.css.ts';
import { Field, type ControlProps, type FieldProps } from '../Field/index.ts';
import { Skeleton, SkeletonText } from '../Skeleton/Skeleton.tsx';
import { countCharacters, tooLong } from '../TextField/typedText.ts';
import {
  imageTypes,
  megabytes,
  useSubmitGuard,
  usualMessages,
  type FileRules,
  type UploadFile,
} from '../Uploader/index.ts';
import { createLoader, useLoaded } from '../lib/lazyPart/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import type { ImageStanding } from './Editor.tsx';
import { fixedBody, frame, body, failed, group, tool, toolbar } from './RichText.css.ts';
import { RichTextView } from './RichTextView.tsx';

const editor = createLoader(() => import('./Editor.tsx').then((part) => part.Editor));

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

/** The largest picture, in bytes. */
const maxImageBytes = megabytes(10);

const failedImages = '有图片没有上传成功，请重试或移除';

/**
 * Text with headings, lists, links and pictures, as HTML.
 *
 * Use it for what guests read at length: a hotel's introduction, its terms. The editor is loaded lazily, in
 * the size of its skeleton; read-only it is a `RichTextView`. What is pasted loses its styles; pictures in it
 * are sent by `uploadImage`. While one is being uploaded the surrounding form cannot be submitted:
 * 请等待所有图片上传完成. Do not use it for a remark of a few lines.
 *
 * Keyboard: Tab goes to the tools and on to the text, in which it goes to the next field; Esc or Alt+F10 goes
 * from the text back to the tools. Arrows, Home and End move among the tools; their shortcuts are in their
 * tips. Ctrl+] and Ctrl+[ indent lists.
 */
export function RichText({ value, onChange, uploadImage, maxLength, ...field }: RichTextProps) {
  const isFixed = Boolean(field.isDisabled || field.isReadOnly);
  const text = useRef<HTMLElement>(null);
  const [isReady, setReady] = useState(false);
  const [words, setWords] = useState('');
  const [images, setImages] = useState<ImageStanding>('none');
  const [notice, setNotice] = useState<string>();
  const { value: Editor, error, retry } = useLoaded(editor, !isFixed);

  const rules: FileRules = { types: imageTypes, maxBytes: maxImageBytes };
  const messages = {
    ...usualMessages({ ...rules, noun: '图片', kind: '图片' }),
    pending: '请等待所有图片上传完成',
  };
  const problem = isFixed ? undefined : tooLong(words, maxLength);
  const wasTried = useSubmitGuard(text, images !== 'none', () =>
    text.current?.querySelector<HTMLElement>('[contenteditable="true"]')?.focus(),
  );
  const refusal = {
    none: undefined,
    pending: wasTried ? messages.pending : undefined,
    failed: wasTried ? failedImages : undefined,
  }[images];

  const count = maxLength !== undefined && !isFixed && (
    <span className={countWords({ isOver: problem !== undefined })} aria-hidden="true">
      {countCharacters(words)}/{maxLength}
    </span>
  );

  return (
    <Field
      {...field}
      isGroup
      problem={problem}
      count={count || undefined}
      errorMessage={refusal ?? notice ?? field.errorMessage}
    >
      {(control, { labelId }) => {
        if (isFixed) {
          return (
            <fieldset
              id={control.id}
              aria-labelledby={labelId}
              aria-describedby={control['aria-describedby']}
              className={`${frame({ isFixed: true })} ${fixedBody}`}
            >
              <RichTextView html={value} />
            </fieldset>
          );
        }
        return (
          <>
            {Editor && (
              <Editor
                {...{ value, onChange, uploadImage, rules, messages }}
                attributes={attributesOf(control, labelId)}
                toolsId={`${control.id}-tool`}
                onWordsChange={setWords}
                onStandingChange={setImages}
                onNotice={setNotice}
                onReady={() => setReady(true)}
                isInvalid={control['aria-invalid'] ?? false}
                textRef={text}
              />
            )}
            {!isReady && <EditorSkeleton isFailed={error !== undefined} onRetry={retry} />}
            <output className={visuallyHidden}>{refusal ?? problem ?? notice}</output>
          </>
        );
      }}
    </Field>
  );
}

/** What makes the element that is typed into a text field of many lines. */
function attributesOf(control: ControlProps, labelId: string): Record<string, string> {
  const given = Object.entries({ ...control, 'aria-labelledby': labelId });
  return {
    role: 'textbox',
    'aria-multiline': 'true',
    tabindex: '0',
    ...Object.fromEntries(
      given.filter(([, said]) => said !== undefined).map(([name, said]) => [name, String(said)]),
    ),
  };
}

/** The tools of each group: the skeleton wraps as the toolbar does. */
const groups = { letters: 3, blocks: 4, things: 2, steps: 2 };

interface EditorSkeletonProps {
  /** The editor could not be loaded. */
  isFailed: boolean;
  onRetry: () => void | Promise<void>;
}

/** The editor's place until it is there, in its size. */
export function EditorSkeleton({ isFailed, onRetry }: EditorSkeletonProps) {
  return (
    <div className={frame()} aria-busy={!isFailed}>
      <div className={toolbar} aria-hidden="true">
        {Object.entries(groups).map(([name, count]) => (
          <div key={name} className={group}>
            {Array.from({ length: count }, (_none, place) => (
              <span key={place} className={tool}>
                <Skeleton width={16} height={16} />
              </span>
            ))}
          </div>
        ))}
      </div>
      <div className={body}>
        {isFailed ? (
          <div className={failed} role="alert">
            编辑器加载失败
            <Button size="small" onPress={onRetry}>
              重试
            </Button>
          </div>
        ) : (
          <div className={fixedBody}>
            <SkeletonText lines={3} />
          </div>
        )}
      </div>
    </div>
  );
}
