import { PanelLeftClose, PanelLeftOpen } from '../Icon/index.ts';
import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { visuallyHidden } from '../theme/index.ts';
import { Tip } from '../Tooltip/index.ts';
import {
  brand as brandStyle,
  content,
  entry,
  entryIcon,
  entryWord,
  foot,
  group,
  groupName,
  menu,
  seal,
} from './Rail.css.ts';

/** What the link of an entry is handed: everything but where it goes. */
export interface RailLinkProps {
  className: string;
  'aria-current': 'page' | undefined;
  children: ReactNode;
}

export interface RailItem {
  id: string;
  label: string;
  /** 18 px. */
  icon: ReactNode;
  isCurrent: boolean;
  /** A router's link: `(props) => <Link to={path} {...props} />`. */
  render: (props: RailLinkProps) => ReactElement;
}

export interface RailGroup {
  id: string;
  label: string;
  items: readonly RailItem[];
}

export interface RailContentProps {
  label: string;
  brand?: string | undefined;
  groups: readonly RailGroup[];
  isCollapsed: boolean;
  onToggle: () => void;
}

/** How many characters of a name fit into the rail. */
const maxNameLength = 9;

/** Name, menu and switch: the same in the rail and in the drawer. */
export function RailContent({ label, brand, groups, isCollapsed, onToggle }: RailContentProps) {
  const list = useRef<HTMLElement>(null);
  const toggleLabel = isCollapsed ? '展开菜单' : '收起菜单';
  const ToggleIcon = isCollapsed ? PanelLeftOpen : PanelLeftClose;

  // In a menu that is taller than the window the current entry may be below the edge.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div className={content}>
      {brand !== undefined && (
        <div className={brandStyle}>
          <span className={seal} aria-hidden="true">
            {brand.slice(0, 1)}
          </span>
          <span className={isCollapsed ? visuallyHidden : undefined}>{brand}</span>
        </div>
      )}
      <nav ref={list} className={menu} aria-label={label}>
        {groups.map((one) => (
          <Group key={one.id} {...one} isCollapsed={isCollapsed} />
        ))}
      </nav>
      <div className={foot}>
        <button type="button" className={entry()} onClick={onToggle}>
          <Face icon={<ToggleIcon size={16} />} word={toggleLabel} isCollapsed={isCollapsed} />
        </button>
        {isCollapsed && <LabelTip word={toggleLabel} />}
      </div>
    </div>
  );
}

function Group({ id, label, items, isCollapsed }: RailGroup & { isCollapsed: boolean }) {
  const nameId = useId();
  return (
    <div className={group({ isCollapsed })}>
      <p id={nameId} className={isCollapsed ? visuallyHidden : groupName}>
        {label}
      </p>
      <ul aria-labelledby={nameId} data-group={id}>
        {items.map((item) => (
          <li key={item.id}>
            {item.render({
              className: entry({ isCurrent: item.isCurrent }),
              'aria-current': item.isCurrent ? 'page' : undefined,
              children: <Face icon={item.icon} word={item.label} isCollapsed={isCollapsed} />,
            })}
            {(isCollapsed || item.label.length > maxNameLength) && <LabelTip word={item.label} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FaceProps {
  icon: ReactNode;
  word: string;
  isCollapsed: boolean;
}

function Face({ icon, word, isCollapsed }: FaceProps) {
  return (
    <>
      <span className={entryIcon} aria-hidden="true">
        {icon}
      </span>
      <span className={isCollapsed ? visuallyHidden : entryWord}>{word}</span>
    </>
  );
}

/** The word that an entry shows in part or not at all; it is the entry's name already. */
function LabelTip({ word }: { word: string }) {
  return (
    <Tip id={useId()} side="end">
      {word}
    </Tip>
  );
}
