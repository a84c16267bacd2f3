import type { RefObject } from 'react';
import { Chinese } from '../lib/i18n.tsx';
import { Popover } from '../Popover/index.ts';
import { Options, type OptionsProps } from './Options.tsx';
import { SearchableOptions } from './SearchableOptions.tsx';

export interface SelectPopoverProps extends OptionsProps {
  triggerRef: RefObject<HTMLElement | null>;
  isSearchable: boolean;
  onClose: () => void;
}

/** The open list of a `Select`; loaded lazily. */
export function SelectPopover({
  triggerRef,
  isSearchable,
  onClose,
  ...options
}: SelectPopoverProps) {
  const List = isSearchable ? SearchableOptions : Options;
  return (
    <Popover
      label={options.label}
      triggerRef={triggerRef}
      kind={isSearchable ? 'dialog' : 'list'}
      width="trigger"
      onClose={onClose}
    >
      <Chinese>
        <List {...options} />
      </Chinese>
    </Popover>
  );
}
