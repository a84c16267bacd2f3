import { big, bit, checkedTime, day, integer, partOf, table, text } from '../table.ts';

export const dayFigureTables = {
  /** A day of a hotel whose figures are kept, or are about to be. */
  day_kept: table(
    {
      hotel_id: partOf('hotel'),
      day: day(),
      /** Its first and last second. */
      from_time: checkedTime(),
      until_time: checkedTime(),
      /** 1: the day was over when its figures were read. */
      is_over: bit(),
      /** 0 until its figures are read, and again once something of the day has changed. */
      is_kept: bit(),
      /** Rises with every change: figures that were read before it are not kept. */
      version: integer().default(0),
    },
    'primary key (hotel_id, day)',
    // What the triggers look for.
    'index day_kept_until (hotel_id, until_time)',
    'index day_kept_day (day)',
    'index day_kept_to_read (day) where is_kept = 0',
    'index day_kept_open (day) where is_over = 0',
  ),

  /** A figure of a hotel's day that is not 0; sums in fen. `kind` as `contract/dayFigures.ts` lists them. */
  day_figure: table(
    { day: day(), hotel_id: partOf('hotel'), kind: text(), value: big() },
    'primary key (day, hotel_id, kind)',
    'index day_figure_hotel (hotel_id)',
  ),

  /**
   * Something has changed that figures of these days were made of: the database writes it in the transaction of the
   * change. It is gone once the days are marked in `day_kept`. Hours are whole.
   */
  day_stale: table(
    {
      hotel_id: big(),
      from_time: checkedTime(),
      until_time: checkedTime(),
      /** The transaction, so that none waits for another; 0 on SQLite. */
      tx: big(),
    },
    'primary key (hotel_id, from_time, until_time, tx)',
  ),
};
