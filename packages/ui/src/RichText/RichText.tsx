import { useEffect, useState } from 'react';
import { Button } from '../Button/index.ts';
import { countWords } from '../Field/Field.css.ts';
import { Field, type ControlProps } from '../Field/index.ts';
import type { RichTextProps } from './Editor.tsx';
import { Skeleton, SkeletonText } from '../Skeleton/Skeleton.tsx';
import { countCharacters, tooLong } from '../TextField/typedText.ts';
import { useStable } from '../lib/useStable.ts';
import { loadCode } from '../lib/loadCode.ts';
import { visuallyHidden } from '../theme/index.ts';
import { fixedBody, frame, body, failed, group, tool, toolbar } from './RichText.css.ts';
import { RichTextView } from './RichTextView.tsx';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { fieldTexts } from '../Field/texts.ts';
import { richTextTexts } from './texts.ts';

export type { RichTextProps } from './Editor.tsx';

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
  const fieldWords = useTexts('Field', fieldTexts);
  const [words, setWords] = useState('');
  const [message, setMessage] = useState<string>();
  const [loaded, setLoaded] = useState<typeof import('./Editor.tsx') | 'failed'>();
  // Not by React's `lazy`: tiptap destroys an editor whose first render is not mounted at once.
  const load = useStable(() =>
    loadCode(() => import('./Editor.tsx')).then(setLoaded, () => setLoaded('failed')),
  );
  useEffect(() => {
    if (!isFixed) void load();
  }, [isFixed, load]);
  const problem = isFixed ? undefined : tooLong(words, maxLength, fieldWords.tooLong);

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
      errorMessage={message ?? field.errorMessage}
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
        if (typeof loaded !== 'object') {
          return <EditorSkeleton onRetry={loaded === 'failed' ? load : undefined} />;
        }
        return (
          <>
            <loaded.Editor
              {...{ value, onChange, uploadImage }}
              attributes={attributesOf(control, labelId)}
              onWordsChange={setWords}
              onMessageChange={setMessage}
              isInvalid={control['aria-invalid'] ?? false}
            />
            <output className={visuallyHidden}>{message ?? problem}</output>
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

/** The editor's place until it is there, in its size. @story */
export function EditorSkeleton({ onRetry }: { onRetry?: (() => Promise<void>) | undefined }) {
  const texts = useTexts('RichText', richTextTexts);
  const { retry } = useCommonTexts();
  return (
    <div className={frame()} aria-busy={!onRetry}>
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
        {onRetry ? (
          <div className={failed} role="alert">
            {texts.loadFailed}
            <Button size="small" onPress={onRetry}>
              {retry}
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
