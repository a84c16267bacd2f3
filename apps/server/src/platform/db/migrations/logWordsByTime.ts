import type { Engine, Migration } from './migration.ts';

/** Characters of a sketch that are indexed; no sketch is as long. */
const longest = 500;

/**
 * PostgreSQL: the words of a log are the texts of one to four characters that its sketch consists of. A
 * search for such a text needs no look at the rows that it finds, only longer ones do. Each word begins
 * with the ten days that the log is of, `yyyyMMd`: a search compares the lists of these days only. The
 * cost is what keeps a search from making the words of every row of a short table.
 */
const postgres: readonly string[] = [
  `drop index log_words`,
  `drop function words_of_log`,
  `create function words_of_log(sketch text, created_time text, type integer, hotel_id bigint,
    user_id bigint, create_by text) returns tsvector language sql immutable parallel safe cost 10000 as $$
      select array_to_tsvector(array(
        select replace(substr(created_time, 1, 9), '-', '') || word from unnest(array(
          select encode(convert_to(substr(lower(sketch), n, size), 'UTF8'), 'hex')
          from generate_series(1, 4) as size,
            generate_series(1, least(length(sketch), ${longest}) - size + 1) as n
        ) || array[
          't' || type, 'h' || coalesce(hotel_id, 0), 'u' || coalesce(user_id, 0),
          'o' || encode(convert_to(create_by, 'UTF8'), 'hex')
        ]) as word
      ))
    $$`,
  // Without a list of rows to be indexed later: a search must not read through it.
  `create index log_words on log using gin
    (words_of_log(sketch, created_time, type, hotel_id, user_id, create_by)) with (fastupdate = off)`,
];

const statements: Record<Engine, readonly string[]> = { sqlite: [], postgres };

/** The full-text index of log contents by time, where the engine reads every row that it finds. */
export const logWordsByTime: Migration = {
  name: '16c log words by time',
  statements: ({ engine }) => statements[engine],
};
