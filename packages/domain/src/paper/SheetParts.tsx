import { labelsOf } from '@anzhu/api/contract/label';
import { Hotel } from '@anzhu/api/contract/hotel';
import { letterhead } from '@anzhu/ui/print';
import { mark, Seal } from '@anzhu/ui/Seal';
import { useContext } from 'react';
import { paragraphsOf, PaperHotelContext, SignerContext } from './paperHotel.ts';
import * as css from './printSheet.css.ts';

export interface LetterheadProps {
  /** Null for a sheet of several hotels. */
  hotelName: string | null;
  /** What the sheet is. */
  name: string;
  /** Which copy it is. */
  copy?: string | undefined;
}

/** The head of a printed sheet, and on paper only: the seal, the hotel with its address, and what the sheet is. */
export function Letterhead({ hotelName, name, copy }: LetterheadProps) {
  const renderHotel = useContext(PaperHotelContext);
  return (
    <header className={css.letterhead} {...letterhead}>
      <Seal carving={mark} size={40} />
      <div className={css.names}>
        <h2 className={css.title}>{[hotelName, name].filter(Boolean).join(' ')}</h2>
        <p className={css.place}>
          {renderHotel(hotelName, (hotel) =>
            [hotel?.address, hotel?.contactPhone].filter(Boolean).join(' · '),
          )}
        </p>
      </div>
      {copy && <p className={css.place}>{copy}</p>}
    </header>
  );
}

/** Facts in two columns. */
export const FactsOnPaper = ({
  items,
}: {
  items: readonly { label: string; value: string | null }[];
}) => (
  <dl className={css.facts}>
    {items.map(({ label, value }) => (
      <div key={label} className={css.fact}>
        <dt className={css.term}>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** 入住条款 of a hotel; nothing where it has none. */
export function Terms({ hotelName }: { hotelName: string | null }) {
  const renderHotel = useContext(PaperHotelContext);
  return renderHotel(hotelName, (hotel) => {
    const lines = paragraphsOf(hotel?.terms ?? null);
    if (lines.length === 0) return null;
    return (
      <section className={css.terms}>
        <p className={css.term}>{labelsOf(Hotel).terms}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
    );
  });
}

/** 账单条款 of a hotel, as they were typed; nothing where it has none. */
export function BillTerms({ hotelName }: { hotelName: string | null }) {
  const renderHotel = useContext(PaperHotelContext);
  return renderHotel(hotelName, (hotel) =>
    hotel?.billTerms ? <p className={css.billTerms}>{hotel.billTerms}</p> : null,
  );
}

export interface SumOnPaperProps {
  label: string;
  /** With its currency. */
  value: string;
  /** The same in Chinese capitals. */
  inWords: string;
  /** Further sums, below it. */
  items?: readonly { label: string; value: string | null }[] | undefined;
}

/** What a paper comes to, in digits and in Chinese capitals, with further sums. */
export const SumOnPaper = ({ label, value, inWords, items }: SumOnPaperProps) => (
  <div className={css.sums}>
    <dl className={css.line}>
      <div className={css.sum}>
        <dt className={css.inWords}>{label}（大写）</dt>
        <dd>{inWords}</dd>
      </div>
      <div className={css.total}>
        <dt>{label}</dt>
        <dd className={css.figure}>{value}</dd>
      </div>
    </dl>
    {items && items.length > 0 && (
      <dl className={css.line}>
        {items.map((item) => (
          <div key={item.label} className={css.furtherSum}>
            <dt className={css.term}>{item.label}</dt>
            <dd className={css.digits}>{item.value}</dd>
          </div>
        ))}
      </dl>
    )}
  </div>
);

const guest = ['住客签名'];

/** The foot of a printed sheet: a line to sign on for each of those named, who has printed it, and when. */
export function Signatures({ signers = guest }: { signers?: readonly string[] }) {
  const { name, day } = useContext(SignerContext);
  const lines = [
    ...signers.map((signer) => `${signer}：`),
    ...(signers.length < 2 ? [`经办人：${name ?? ''}`] : []),
    `日期：${day ?? ''}`,
  ];
  return (
    <div className={css.signatures}>
      {lines.map((line) => (
        <span key={line} className={css.rule}>
          {line}
        </span>
      ))}
    </div>
  );
}
