/** What a company has agreed with a hotel: its share of the price of a night in percent, to the end of a day. */
export interface Agreement {
  /** 1 to 100. */
  share: number;
  /** `yyyy-MM-dd`: the last night at this price. */
  until: string;
}

/** What a night costs by an agreement; after its last day the usual price. Fen, rounded half up. */
export const agreedFee = (fee: number, night: string, { share, until }: Agreement): number =>
  night <= until ? Math.round((fee * share) / 100) : fee;

/** Why an agreement cannot be used on a day; null when it can. */
export const agreementRefusal = ({ until }: { until: string | null }, today: string) =>
  until !== null && until < today ? `协议已于 ${until} 到期` : null;
