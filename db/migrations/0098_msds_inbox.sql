-- PDFs of suppliers as they came: what was recognised, what was there already, and which sheet was made of them.

create table "chmMsdsFile" (
  "msdsFileNo" bigint generated always as identity primary key,
  "fileNm" text not null,
  "prodNo" bigint references "chmProduct",
  "langCd" text,
  "revYmd" date,
  "whyTxt" text,
  "msdsNo" bigint references "chmMsds" on delete set null,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("fileNm", ''))) stored
);
create index on "chmMsdsFile" using gin ("searchText" gin_trgm_ops);
create index on "chmMsdsFile" ("prodNo");
create index on "chmMsdsFile" ("msdsNo");
