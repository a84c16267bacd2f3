/** A yes or no: 1 or 0 in both engines. */
export type Bit = 0 | 1;

/** A moment on the wall clock of Asia/Shanghai, `yyyy-MM-dd HH:mm:ss`: sorts as text. */
export type LocalTime = string;

/** A sum of money: a whole number of fen. */
export type Fen = number;
