import type { Engine } from "./columns.ts";

/**
 * The statements that list every word of the site's search, so that the index is not asked for words that no record
 * holds, and beginnings can be replaced by known words. SQLite's index provides the list. On PostgreSQL a trigger adds
 * words; they stay when records are deleted. Two writers of the same new word both add it, so that neither waits.
 */
export const searchWordsStatements = (engine: Engine): string[] => (engine === "sqlite" ? onSqlite : onPostgres);

// `instance`, since other types read a word's whole list to count its records.
const onSqlite = ["create virtual table site_search_words using fts5vocab(site_search, instance)"];

const onPostgres = [
  `create table site_search_words (word text collate "C", added_in bigint default txid_current(), primary key (word, added_in))`,
  `insert into site_search_words (word)
    select distinct word from site_search cross join unnest(tsvector_to_array(words)) word where word not like '#%'`,
  // Word by word, with the index enforced: planned while the table was empty, it would be read whole for each record.
  `create function site_search_add_words() returns trigger language plpgsql set enable_seqscan = off as $$ begin
    insert into site_search_words (word)
    select held from unnest(tsvector_to_array(new.words)) held
    where held not like '#%' and (select true from site_search_words where word = held limit 1) is null;
    return null; end $$`,
  `create trigger site_search_add_words after insert on site_search for each row execute function site_search_add_words()`,
];
