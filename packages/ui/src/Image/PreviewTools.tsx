import { Button, IconButton } from '../Button/index.ts';
import { RotateCw, X, ZoomIn, ZoomOut } from '../Icon/index.ts';
import { percent, toolGroup, tools } from './Preview.css.ts';
import { minScale, maxScale } from './view.ts';

interface PreviewToolsProps {
  scale: number;
  zoomIn: () => void;
  zoomOut: () => void;
  reset: () => void;
  turn: () => void;
  close: () => void;
}

/** What the keys and the wheel do, for those who press buttons. */
export function PreviewTools({ scale, zoomIn, zoomOut, reset, turn, close }: PreviewToolsProps) {
  return (
    <div className={tools}>
      <div className={toolGroup}>
        <IconButton
          label="缩小"
          icon={<ZoomOut size={16} />}
          aria-keyshortcuts="-"
          isDisabled={scale <= minScale}
          onPress={zoomOut}
        />
        <output className={percent}>{Math.round(scale * 100)}%</output>
        <IconButton
          label="放大"
          icon={<ZoomIn size={16} />}
          aria-keyshortcuts="+"
          isDisabled={scale >= maxScale}
          onPress={zoomIn}
        />
        <Button variant="quiet" aria-keyshortcuts="0" onPress={reset}>
          复原
        </Button>
        <IconButton
          label="旋转"
          icon={<RotateCw size={16} />}
          aria-keyshortcuts="R"
          onPress={turn}
        />
      </div>
      <IconButton label="关闭" icon={<X size={16} />} aria-keyshortcuts="Escape" onPress={close} />
    </div>
  );
}
