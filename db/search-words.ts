import type { Engine } from "./columns.ts";

/**
 * The statements that list every word of the site's search once, so that the index is not asked for what nothing holds,
 * and a beginning stands for known words. SQLite's index tells them itself. On PostgreSQL a trigger adds them, whoever
 * writes; they stay when their records go. Two that write the same new word at once both add it: neither waits for the
 * other.
 */
export const searchWordsStatements = (engine: Engine): string[] => (engine === "sqlite" ? onSqlite : onPostgres);

// By the place of each word: to tell in how many records it stands, its whole list is read.
const onSqlite = ["create virtual table site_search_words using fts5vocab(site_search, instance)"];

const onPostgres = [
  `create table site_search_words (word text collate "C", added_in bigint default txid_current(), primary key (word, added_in))`,
  `insert into site_search_words (word)
    select distinct word from site_search cross join unnest(tsvector_to_array(words)) word where word not like '#%'`,
  // Asked one by one, and by the index though the table was empty when that was planned: else it would be read whole
  // for each record.
  `create function site_search_add_words() returns trigger language plpgsql set enable_seqscan = off as $$ begin
    insert into site_search_words (word)
    select held from unnest(tsvector_to_array(new.words)) held
    where held not like '#%' and (select true from site_search_words where word = held limit 1) is null;
    return null; end $$`,
  `create trigger site_search_add_words after insert on site_search for each row execute function site_search_add_words()`,
];
