import { hasChanged, trigger, type Words } from './dialect.ts';

export const logTimeIndex = `create index log_time on log
  (created_time, id, type, create_by, hotel_id, user_id)`;

/** Each filter of the list finds its rows, newest first, in an index that holds the others too. */
export const logIndexes: readonly string[] = [
  logTimeIndex,
  `create index log_hotel on log (hotel_id, created_time, id, type, create_by)`,
  `create index log_user on log (user_id, created_time, id, type, create_by)`,
  `create index log_type on log (type, created_time, id, create_by, hotel_id, user_id)`,
  `create index log_operator on log (create_by, created_time, id, type, hotel_id, user_id)`,
  `create index log_target on log (target_kind, target_id)`,
];

/** Characters of a sketch that are indexed; no sketch is as long. */
const longest = 500;

/**
 * The full-text index of the logs in SQLite, without the texts: the pairs of characters that a sketch consists
 * of, in their order, and then each character alone (`s`); in hexadecimal, so that each is one word whatever it
 * is. Type, hotel, user and operator are words too: a search with further filters reads matching rows only.
 */
const sqliteIndex: readonly string[] = [
  `create table place (n integer primary key) strict`,
  `insert into place (n) with recursive counted (n) as (
    select 1 union all select n + 1 from counted where n < ${longest}
  ) select n from counted`,
  `create virtual table log_words using fts5 (words, content = '', tokenize = 'ascii')`,
];

const wordsIndex = `create index log_words on log using gin
  (words_of_log(sketch, created_time, type, hotel_id, user_id, create_by)) with (fastupdate = off)`;

/**
 * The same in PostgreSQL, where an index finds rows in no order: each word begins with the month of the log, so
 * that a search reads one month after another. The cost keeps a search from making the words of every row.
 */
export const postgresIndex: readonly string[] = [
  `create function words_of_log(sketch text, created_time text, type integer, hotel_id bigint,
    user_id bigint, create_by text) returns tsvector language sql immutable parallel safe cost 10000 as $$
      select array_to_tsvector(array(
        select replace(substr(created_time, 1, 7), '-', '') || word from unnest(array(
          select case size when 1 then 's' else '' end
            || encode(convert_to(substr(lower(sketch), n, size), 'UTF8'), 'hex')
          from generate_series(1, 2) as size, generate_series(1, least(length(sketch), ${longest})) as n
        ) || array[
          't' || type, 'h' || coalesce(hotel_id, 0), 'u' || coalesce(user_id, 0),
          'o' || encode(convert_to(create_by, 'UTF8'), 'hex')
        ]) as word
      ))
    $$`,
  // Without a list of rows to be indexed later: a search must not read through it.
  wordsIndex,
];

/** All indexes of the log in PostgreSQL. */
export const postgresLogIndexes: readonly string[] = [...logIndexes, wordsIndex];

export const logWords = ({ engine }: Words): readonly string[] =>
  engine === 'sqlite' ? sqliteIndex : postgresIndex;

const refused = '日志不可修改或删除';
const details = ['before_values', 'after_values'];
const fixed =
  'id type sketch target_kind target_id target_name hotel_id user_id create_by address request_id created_time'.split(
    ' ',
  );

/** Whether a text is encrypted: a readable one cannot be made without the key. */
const isEncrypted = (value: string): string =>
  `(coalesce(${value}, '') like '%:%' and substr(${value}, 1, 1) between '0' and '9')`;

const wordsOfNew = `(select group_concat(hex(substr(lower(new.sketch), n, 2)), ' ' order by n)
    from place where n <= length(new.sketch))
  || ' ' || (select group_concat(distinct 's' || hex(substr(lower(new.sketch), n, 1)))
    from place where n <= length(new.sketch))
  || ' t' || new.type || ' h' || coalesce(new.hotel_id, 0) || ' u' || coalesce(new.user_id, 0)
  || ' o' || hex(new.create_by)`;

/**
 * The database refuses to change a log or to remove one. Only its details may be replaced by another ciphertext,
 * for a change of the key.
 */
export function logTriggers({ engine }: Words): string[] {
  const run =
    engine === 'sqlite' ? `select raise(abort, '${refused}');` : `raise exception '${refused}';`;
  const changed = [
    hasChanged(fixed),
    ...details.map(
      (column) => `(old.${column} is distinct from new.${column}
        and not (${isEncrypted(`old.${column}`)} and ${isEncrypted(`new.${column}`)}))`,
    ),
  ].join(' or ');
  const table = 'log';
  const guard = [
    ...trigger(engine, {
      name: 'log_no_update',
      table,
      event: 'before update',
      when: changed,
      run,
    }),
    ...trigger(engine, { name: 'log_no_delete', table, event: 'before delete', run }),
  ];
  return engine === 'sqlite'
    ? [
        ...guard,
        ...trigger(engine, {
          name: 'log_worded',
          table,
          event: 'after insert',
          run: `insert into log_words (rowid, words) values (new.id, ${wordsOfNew});`,
        }),
      ]
    : [
        ...guard,
        `create trigger log_no_truncate before truncate on log
          for each statement execute function log_no_delete()`,
      ];
}
