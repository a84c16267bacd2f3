import { useId, type ReactNode } from 'react';
import { Heading } from '../Text/Text.tsx';
import { buttons, column, foot, page, section, sectionTitle } from './FormPage.css.ts';

export interface FormPageProps {
  /** What is known already and helps to fill it in: beside the form, below it on narrow screens. */
  note?: ReactNode;
  /** A `FormProblem`: above the buttons. */
  problem?: ReactNode;
  /** The buttons that end the task; they stay in sight on phones. */
  footer: ReactNode;
  /** As wide as the screen, for a table of several people. By default 640 px. @default false */
  isWide?: boolean;
  /** `FormSection`s. */
  children: ReactNode;
}

/**
 * A form that is a screen of its own: one column in sections, a note beside it, and the buttons below.
 *
 * Use it in a `Form`. Do not use it in a dialog (`FormDialog`).
 */
export const FormPage = ({ note, problem, footer, isWide = false, children }: FormPageProps) => (
  <div className={page({ isWide })}>
    <div className={column({ isWide })}>
      {children}
      <div className={foot} data-foot="">
        {problem}
        <div className={buttons}>{footer}</div>
      </div>
    </div>
    {note !== undefined && <aside>{note}</aside>}
  </div>
);

export interface FormSectionProps {
  /** What its fields are about. */
  title: string;
  /** A `FormGrid`, or several. */
  children: ReactNode;
}

/** A part of a `FormPage`, or of the note beside it: a heading over a hairline, and what belongs to it. */
export function FormSection({ title, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section className={section} aria-labelledby={titleId}>
      <div id={titleId} className={sectionTitle}>
        <Heading level={2} size="lead">
          {title}
        </Heading>
      </div>
      {children}
    </section>
  );
}
