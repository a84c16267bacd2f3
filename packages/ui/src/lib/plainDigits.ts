const fullWidthOffset = 0xff01 - 0x21;

/** Full-width digits and signs of a Chinese keyboard become plain ones; all else stays as it was typed. */
export const plainDigits = (text: string): string =>
  text
    .replaceAll(/[\uff01-\uff5e]/g, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) - fullWidthOffset),
    )
    .replaceAll('\u3002', '.')
    // What other programs put between groups of digits: spaces that do not break, narrow ones.
    .replaceAll(/[\u00a0\u2009\u202f\u3000]/g, ' ')
    .replaceAll('−', '-');
