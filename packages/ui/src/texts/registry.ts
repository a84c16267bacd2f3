import type { appFrameTexts } from '../AppFrame/texts.ts';
import type { monthPickerTexts } from '../Calendar/MonthPicker.texts.ts';
import type { calendarTexts } from '../Calendar/texts.ts';
import type { cascaderTexts } from '../Cascader/texts.ts';
import type { chartTexts } from '../chart/texts.ts';
import type { commandPaletteTexts } from '../CommandPalette/texts.ts';
import type { confirmTexts } from '../Confirm/texts.ts';
import type { connectionBadgeTexts } from '../ConnectionBadge/texts.ts';
import type { rangePopoverTexts } from '../DateRange/RangePopover.texts.ts';
import type { dateTimeFieldTexts } from '../DateTimeField/texts.ts';
import type { diffViewTexts } from '../DiffView/texts.ts';
import type { fieldTexts } from '../Field/texts.ts';
import type { filterBarTexts } from '../FilterBar/texts.ts';
import type { formTexts } from '../Form/texts.ts';
import type { imagePreviewTexts } from '../Image/Preview.texts.ts';
import type { imageTexts } from '../Image/texts.ts';
import type { infoTipTexts } from '../InfoTip/texts.ts';
import type { keyHintTexts } from '../KeyHint/texts.ts';
import type { commonTexts } from '../lib/texts.ts';
import type { numberFieldTexts } from '../NumberField/texts.ts';
import type { pagerTexts } from '../Pager/texts.ts';
import type { passwordFieldTexts } from '../PasswordField/texts.ts';
import type { pickerTexts } from '../Picker/texts.ts';
import type { recordStepperTexts } from '../RecordStepper/texts.ts';
import type { richTextTexts } from '../RichText/texts.ts';
import type { sealTexts } from '../Seal/texts.ts';
import type { stateTexts } from '../State/texts.ts';
import type { statTileTexts } from '../StatTile/texts.ts';
import type { stepsTexts } from '../Steps/texts.ts';
import type { tableTexts } from '../Table/texts.ts';
import type { tagFieldTexts } from '../TagField/texts.ts';
import type { printTexts } from '../theme/texts.ts';
import type { toastTexts } from '../Toast/texts.ts';
import type { treeSelectTexts } from '../TreeSelect/texts.ts';
import type { treeTableTexts } from '../TreeTable/texts.ts';
import type { uploaderTexts } from '../Uploader/texts.ts';

/** The texts of all components. A language has each of them: a text that is added does not compile without English. */
export interface Texts {
  AppFrame: typeof appFrameTexts;
  /** Of calendars, and of fields of dates and times. */
  Calendar: typeof calendarTexts;
  Cascader: typeof cascaderTexts;
  /** Of all charts. */
  Chart: typeof chartTexts;
  CommandPalette: typeof commandPaletteTexts;
  /** What several components say. */
  Common: typeof commonTexts;
  Confirm: typeof confirmTexts;
  ConnectionBadge: typeof connectionBadgeTexts;
  /** Of fields of a day, a moment, a time. */
  DateTimeField: typeof dateTimeFieldTexts;
  DiffView: typeof diffViewTexts;
  Field: typeof fieldTexts;
  FilterBar: typeof filterBarTexts;
  Form: typeof formTexts;
  Image: typeof imageTexts;
  ImagePreview: typeof imagePreviewTexts;
  InfoTip: typeof infoTipTexts;
  KeyHint: typeof keyHintTexts;
  MonthPicker: typeof monthPickerTexts;
  NumberField: typeof numberFieldTexts;
  Pager: typeof pagerTexts;
  PasswordField: typeof passwordFieldTexts;
  Picker: typeof pickerTexts;
  /** Of pages of paper. */
  Print: typeof printTexts;
  RangePopover: typeof rangePopoverTexts;
  RecordStepper: typeof recordStepperTexts;
  RichText: typeof richTextTexts;
  Seal: typeof sealTexts;
  State: typeof stateTexts;
  StatTile: typeof statTileTexts;
  Steps: typeof stepsTexts;
  Table: typeof tableTexts;
  TagField: typeof tagFieldTexts;
  Toast: typeof toastTexts;
  TreeSelect: typeof treeSelectTexts;
  TreeTable: typeof treeTableTexts;
  Uploader: typeof uploaderTexts;
}

/** Some of the texts, by component. */
export type TextsOverride = { readonly [Name in keyof Texts]?: Readonly<Partial<Texts[Name]>> };
