import {
  Children,
  cloneElement,
  isValidElement,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { ListFilter, RotateCcw, Search, X } from '../Icon/index.ts';
import { Button, IconButton } from '../Button/index.ts';
import { ChipLine, type FilterChip } from '../Field/index.ts';
import { InTitle } from '../Layout/index.ts';
import { useFitting } from '../lib/useFitting.ts';
import { useMedia } from '../lib/useMedia.ts';
import { Popover } from '../Popover/index.ts';
import { TextField } from '../TextField/TextField.tsx';
import { media } from '../theme/index.ts';
import * as css from './FilterBar.css.ts';
import { useTexts } from '../texts/context.ts';
import { fieldTexts } from '../Field/texts.ts';
import { filterBarTexts } from './texts.ts';

export type { FilterChip } from '../Field/index.ts';

export interface FilterBarProps {
  /** Reads the list again with what is filled in: 查询, and Enter in any field. */
  onSubmit: () => void;
  /** Empties all fields: 重置. */
  onReset: () => void;
  /** The filters that are on. One without a field has a chip of its own, which takes it off. */
  chips?: readonly FilterChip[] | undefined;
  /** A field that is a part of the screen's title, as its hotel: in sight at every width, and never behind 更多筛选. */
  inTitle?: ReactNode;
  /** The labels of fields that the current view of the list sets: its tab says them, and they are not shown here. */
  viewFields?: readonly string[] | undefined;
  /** The list is being loaded. */
  isPending?: boolean | undefined;
  /** Fields, each an element with its `label`, in the order of use. */
  children?: ReactNode;
}

const none: [] = [];

/**
 * Narrows the list below it, in one line: each field is a chip that says its value and has a × while it is on.
 * What does not fit is behind 更多筛选. On phones all fields and chips are in a sheet behind one button.
 *
 * Use it as the `bar` of a `ListPage`; one per screen. Not for entering data (`Form`).
 *
 * Keyboard: Enter in a field submits, Tab reaches the chips; Delete in one takes it off. A chip without a field
 * hands the focus on when it goes: to its neighbour.
 */
export function FilterBar(props: FilterBarProps) {
  const { chips = none, viewFields = none, inTitle, children, ...bar } = props;
  const isPhone = useMedia(media.phone);
  const Look = isPhone ? FoldedFilters : FilterLine;
  const titled = isValidElement<{ label?: string }>(inTitle) ? [inTitle.props.label] : [];
  const isElsewhere = (label: string | undefined) =>
    titled.includes(label) || (label !== undefined && viewFields.includes(label));
  const fields = Children.toArray(children).filter(
    (one): one is FieldElement =>
      isValidElement<{ label?: string }>(one) && !isElsewhere(one.props.label),
  );
  return (
    <search className={css.bar}>
      {inTitle && <InTitle>{inTitle}</InTitle>}
      {fields.length > 0 && (
        <Look {...bar} {...{ fields }} chips={chips.filter(({ field }) => !isElsewhere(field))} />
      )}
      {chips.length > 0 && (
        <p className={css.onPaper} data-filters={chips.map(({ label }) => label).join(' · ')} />
      )}
    </search>
  );
}

interface LookProps extends Pick<FilterBarProps, 'onSubmit' | 'onReset' | 'isPending'> {
  chips: readonly FilterChip[];
  fields: readonly FieldElement[];
}

/** The form of a bar: Enter in any field submits it, 重置 empties it. */
function useFilterForm({ onSubmit, onReset, isPending }: LookProps, onSubmitted: () => void) {
  const texts = useTexts('FilterBar', filterBarTexts);
  const form = useRef<HTMLFormElement>(null);
  return {
    reset: (): void => {
      // Fields that keep what they cannot read, as dates do, let go of it.
      form.current?.reset();
      onReset();
      // 重置 goes with the last filter.
      form.current?.querySelector<HTMLElement>('input, button')?.focus();
    },
    form: {
      ref: form,
      noValidate: true,
      'aria-label': texts.filter,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (isPending) return;
        onSubmitted();
        onSubmit();
      },
    },
  };
}

type FieldElement = ReactElement<{
  label?: string;
  value?: unknown;
  isClearable?: boolean;
  suffix?: ReactNode;
}>;

/** All in one line of the height of a control, whatever is chosen. */
function FilterLine(props: LookProps) {
  const { chips, isPending, fields } = props;
  const texts = useTexts('FilterBar', filterBarTexts);
  const inUse = chips.map(({ label }) => label).join();
  // What is chosen there goes into the line, and it closes.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isMoreOpen = openedAt === inUse;
  const closeMore = () => setOpenedAt(null);
  const { form, reset } = useFilterForm(props, closeMore);
  const more = useRef<HTMLButtonElement>(null);
  const isOn = ({ props: { label } }: FieldElement) => chips.some(({ field }) => field === label);
  const firstTyped = fields.find(isTyped);
  // What is on, or always has a value, is in sight, then the first that is typed.
  const weight = (one: FieldElement) =>
    isOn(one) || isFixed(one) ? 0 : one === firstTyped ? 1 : 2;
  const keyOf = (one: FieldElement) => `${fields.indexOf(one)}${isOn(one) ? '+' : ''}`;
  const order = fields.toSorted((one, other) => weight(one) - weight(other)).map(keyOf);
  const fitting = useFitting(form.ref, order.join(','));
  const shown = fields.filter((one) => fitting.includes(`${fields.indexOf(one)}`));
  const rest = fields.filter((one) => !shown.includes(one));
  const isOf = (some: readonly FieldElement[]) => (chip: FilterChip) =>
    some.some((one) => one.props.label === chip.field);
  const isOfField = isOf(fields);
  const own = chips.filter((chip) => !isOfField(chip));
  const query = (
    <IconButton
      type="submit"
      size="small"
      label={texts.query}
      icon={<Search size={16} />}
      isPending={isPending}
    />
  );

  return (
    <form {...form} className={css.line}>
      <ChipLine.Provider value={chips}>
        {shown.map((one) => (
          <div
            key={one.key}
            data-field={keyOf(one)}
            className={isTyped(one) ? css.typed : css.chosen}
          >
            {one === firstTyped ? cloneElement(one, { suffix: query }) : one}
          </div>
        ))}
      </ChipLine.Provider>
      {rest.length > 0 && (
        <span data-more="" className={css.more}>
          <IconButton
            ref={more}
            label={texts.more}
            icon={<ListFilter size={16} />}
            aria-haspopup="dialog"
            aria-expanded={isMoreOpen}
            onPress={() => setOpenedAt(isMoreOpen ? null : inUse)}
          />
          <Count of={chips.filter(isOf(rest))} />
          {isMoreOpen && (
            <Popover label={texts.more} triggerRef={more} onClose={closeMore}>
              <div className={css.sheet}>
                {rest}
                {rest.some(isTyped) && (
                  <div className={css.buttons}>
                    <Button type="submit" tone="brand" variant="solid" isPending={isPending}>
                      {texts.query}
                    </Button>
                  </div>
                )}
              </div>
            </Popover>
          )}
        </span>
      )}
      {own.length > 0 && <OwnChips chips={own} />}
      {chips.length > 0 && (
        <IconButton label={texts.reset} icon={<RotateCcw size={16} />} onPress={reset} />
      )}
    </form>
  );
}

const isTyped = ({ type }: FieldElement): boolean => type === TextField;

/** A choice that cannot be empty, as the hotel of a board. What is being typed is none: it stays where it is. */
const isFixed = (one: FieldElement): boolean => {
  const { value, isClearable } = one.props;
  return !isTyped(one) && typeof value === 'string' && value !== '' && isClearable !== true;
};

/** How many filters are on. */
const Count = ({ of: chips }: { of: readonly FilterChip[] }) =>
  chips.length > 0 && <span className={css.count}>{chips.length}</span>;

/** In a sheet behind one button. What is taken off there closes it. */
function FoldedFilters(props: LookProps) {
  const { chips, isPending, fields } = props;
  const texts = useTexts('FilterBar', filterBarTexts);
  const inUse = chips.map(({ label }) => label).join();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === inUse;
  const close = () => setOpenedAt(null);
  const { form, reset } = useFilterForm(props, close);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className={css.fold}>
      <Button
        ref={button}
        variant="quiet"
        icon={<ListFilter size={16} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpenedAt(isOpen ? null : inUse)}
      >
        {texts.filter} <Count of={chips} />
      </Button>
      {isOpen && (
        <Popover label={texts.filter} triggerRef={button} onClose={close}>
          <div className={css.phoneSheet}>
            {chips.length > 0 && <OwnChips chips={chips} />}
            <form {...form} className={css.fields}>
              {fields.map((one) => (
                <div key={one.key}>{one}</div>
              ))}
              <div className={css.buttons}>
                <Button onPress={reset}>{texts.reset}</Button>
                <Button type="submit" tone="brand" variant="solid" isPending={isPending}>
                  {texts.query}
                </Button>
              </div>
            </form>
          </div>
        </Popover>
      )}
    </div>
  );
}

/** The chip that is removed takes the focus with it: its neighbour gets it, or else what is first in the bar. */
function moveFocus(from: Element): void {
  const item = from.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const bar = from.closest('search');
  const next =
    neighbour?.querySelector('button') ?? bar?.querySelector<HTMLElement>('input, button');
  next?.focus();
}

const isRemoval = ({ key }: KeyboardEvent): boolean => key === 'Delete' || key === 'Backspace';

function OwnChips({ chips }: { chips: readonly FilterChip[] }) {
  const texts = useTexts('FilterBar', filterBarTexts);
  const { removeFilter } = useTexts('Field', fieldTexts);
  const remove = (button: Element, chipToRemove: FilterChip): void => {
    if (document.activeElement === button) moveFocus(button);
    chipToRemove.onRemove();
  };
  return (
    <ul className={css.chips} aria-label={texts.chips}>
      {chips.map((one) => (
        <li key={one.id} className={css.chipItem}>
          <button
            type="button"
            className={css.chip}
            aria-label={removeFilter(one.label)}
            title={one.label}
            onClick={(event) => remove(event.currentTarget, one)}
            onKeyDown={(event) => {
              if (isRemoval(event)) remove(event.currentTarget, one);
            }}
          >
            <span className={css.chipWords}>{one.label}</span>
            <X size={12} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
