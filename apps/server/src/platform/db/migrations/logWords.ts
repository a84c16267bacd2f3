import type { Engine, Migration } from './migration.ts';

/** Characters of a sketch that are indexed; no sketch is as long. */
const longest = 500;

/**
 * SQLite: a full-text index without the texts. A row's words are the pairs of characters that its
 * sketch consists of, in their order, and then each character alone; in hexadecimal, so that each is
 * one word whatever it is. A comma parts words too.
 */
const sqlite: readonly string[] = [
  `create table place (n integer primary key) strict`,
  `insert into place (n) with recursive counted (n) as (
    select 1 union all select n + 1 from counted where n < ${longest}
  ) select n from counted`,
  `create virtual table log_words using fts5 (words, content = '', tokenize = 'ascii')`,
  ...[
    ['log', `insert into log_words (rowid, words) select id, {words} from log`],
    [
      'new',
      `create trigger log_worded after insert on log begin
        insert into log_words (rowid, words) values (new.id, {words});
      end`,
    ],
  ].map(([row = '', statement = '']) =>
    statement.replace(
      '{words}',
      `(select group_concat(hex(substr(lower(${row}.sketch), n, 2)), ' ' order by n)
          from place where n <= length(${row}.sketch))
        || ' ' || (select group_concat(distinct 's' || hex(substr(lower(${row}.sketch), n, 1)))
          from place where n <= length(${row}.sketch))
        || ' m' || hex(substr(${row}.created_time, 1, 7)) || ' t' || ${row}.type
        || ' h' || coalesce(${row}.hotel_id, 0) || ' u' || coalesce(${row}.user_id, 0)
        || ' o' || hex(${row}.create_by)`,
    ),
  ),
];

/** PostgreSQL: an index over the same words, which a function reads from a row. */
const postgres: readonly string[] = [
  `create function words_of_log(sketch text, created_time text, type integer, hotel_id bigint,
    user_id bigint, create_by text) returns tsvector language sql immutable parallel safe cost 100 as $$
      select array_to_tsvector(array(
        select encode(convert_to(substr(lower(sketch), n, 2), 'UTF8'), 'hex')
        from generate_series(1, least(length(sketch), ${longest})) as n
      ) || array(
        select 's' || encode(convert_to(substr(lower(sketch), n, 1), 'UTF8'), 'hex')
        from generate_series(1, least(length(sketch), ${longest})) as n
      ) || array[
        'm' || encode(convert_to(substr(created_time, 1, 7), 'UTF8'), 'hex'),
        't' || type, 'h' || coalesce(hotel_id, 0), 'u' || coalesce(user_id, 0),
        'o' || encode(convert_to(create_by, 'UTF8'), 'hex')
      ])
    $$`,
  // Without a list of rows to be indexed later: a search must not read through it.
  `create index log_words on log using gin
    (words_of_log(sketch, created_time, type, hotel_id, user_id, create_by)) with (fastupdate = off)`,
];

const statements: Record<Engine, readonly string[]> = { sqlite, postgres };

/**
 * Full-text index of log contents. Beside the characters of a sketch it holds month, type, hotel,
 * user and operator: a search with further filters reads matching rows only.
 */
export const logWords: Migration = {
  name: '14c log words',
  statements: ({ engine }) => statements[engine],
};
