-- What the engine itself needs. Business tables follow in the migrations of their modules.
create extension if not exists pg_trgm;

-- Every non-ASCII character doubled: a two-syllable Korean word then has trigrams and the index serves it.
create function "doubled"(value text) returns text immutable parallel safe strict language sql
  return regexp_replace(lower(value), '([^\u0001-\u007f])', '\1\1', 'g');

create table "auditLog" (
  "auditNo" bigint generated always as identity primary key,
  "dt" timestamptz not null default now(),
  "userId" text not null,
  "sessionId" text,
  "ip" text,
  "actCd" text not null,
  "tableNm" text not null,
  "rowKey" text not null,
  "diff" jsonb not null default '{}'
);
create index on "auditLog" ("tableNm", "rowKey", "auditNo" desc);
create index on "auditLog" ("userId", "auditNo" desc);
create function "appendOnly"() returns trigger language plpgsql as $$ begin raise exception 'append only: %', tg_table_name; end $$;
create trigger "appendOnly" before update or delete on "auditLog" for each row execute function "appendOnly"();

create table "comStateHist" (
  "stateHistNo" bigint generated always as identity primary key,
  "taskClassNm" text not null,
  "taskKey" text not null,
  "fromStatCd" text,
  "toStatCd" text not null,
  "actNm" text not null,
  "reason" text,
  "userId" text not null,
  "actDt" timestamptz not null
);
create index on "comStateHist" ("taskClassNm", "taskKey", "stateHistNo");
create trigger "appendOnly" before update or delete on "comStateHist" for each row execute function "appendOnly"();

-- Gapless document numbers: one row per filled pattern, locked by the transaction that draws.
create table "numberCounter" ("counterKey" text primary key, "lastSeq" integer not null);

create table "errorLog" (
  "logNo" bigint generated always as identity primary key,
  "dt" timestamptz not null default now(),
  "errorCode" text not null,
  "message" text not null,
  "cause" text,
  "causeDetail" text,
  "url" text,
  "queryString" text,
  "returnCode" integer,
  "userId" text,
  "srcCd" text not null check ("srcCd" in ('server', 'browser'))
);

-- What an Excel upload would do, kept between its preview and its application.
create table "excelPreview" (
  "previewNo" uuid primary key default gen_random_uuid(),
  "resource" text not null,
  "userId" text not null,
  "createDt" timestamptz not null default now(),
  "rows" jsonb not null,
  "applyDt" timestamptz
);
