-- What is handed in to KOSHA as maker or importer, and approvals of secrecy with their terms.

create table "chmMsdsSubmit" (
  "msdsSubmitNo" bigint generated always as identity primary key,
  "msdsSubmitCd" text,
  "prodNo" bigint not null references "chmProduct",
  "msdsNo" bigint not null references "chmMsds",
  "kindCd" text not null,
  "reasonCd" text,
  "dueYmd" date,
  "altNms" text[],
  "rqstYmd" date,
  "receiptNo" text,
  "resultYmd" date,
  "apprNo" text,
  "refusedNms" text[],
  "validStartYmd" date,
  "validEndYmd" date,
  "extendDueYmd" date,
  "remark" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("msdsSubmitCd", ''))) stored,
  unique ("msdsSubmitCd")
);
create index on "chmMsdsSubmit" using gin ("searchText" gin_trgm_ops);
create index on "chmMsdsSubmit" ("prodNo");
create index on "chmMsdsSubmit" ("msdsNo");
create index on "chmMsdsSubmit" ("validEndYmd") where "state" in ('accepted', 'partial', 'extending');
