import { mark, Seal } from '@anzhu/ui/Seal';
import { letterhead, rule, signatures, title } from './printSheet.css.ts';

/** The head of a printed sheet: the seal, the hotel, and what the sheet is. */
export function Letterhead({ hotelName, name }: { hotelName: string | null; name: string }) {
  return (
    <header className={letterhead}>
      <Seal carving={mark} size={32} />
      <h2 className={title}>{[hotelName, name].filter(Boolean).join(' ')}</h2>
    </header>
  );
}

/** The foot of a printed sheet: lines to sign on. */
export const Signatures = () => (
  <div className={signatures}>
    {['住客签名：', '经办人：', '日期：'].map((label) => (
      <span key={label} className={rule}>
        {label}
      </span>
    ))}
  </div>
);
