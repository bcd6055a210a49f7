-- What stands where the company's matrix or the lack of a permit says it may not: until when, with what measures and by whose word.

create table "chmStoreExcept" (
  "storeExceptNo" bigint generated always as identity primary key,
  "exceptCd" text,
  "plantCd" text,
  "kindCd" text not null,
  "storeNo" bigint not null references "chmStore",
  "prodNo" bigint references "chmProduct",
  "otherProdNo" bigint references "chmProduct",
  "permitTxt" text,
  "maxMultiple" numeric(18,3) check ("maxMultiple" >= 0),
  "fromYmd" date not null,
  "toYmd" date not null,
  "reasonTxt" text not null,
  "sepTxt" text not null,
  "apprUserId" text not null,
  "apprDt" timestamptz,
  "apprTxt" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("exceptCd", ''))) stored,
  unique ("exceptCd")
);
create index on "chmStoreExcept" using gin ("searchText" gin_trgm_ops);
create index on "chmStoreExcept" ("storeNo");
create index on "chmStoreExcept" ("toYmd") where "state" = 'approved';
alter table "chmInOut" add column "storeExceptNo" bigint references "chmStoreExcept";

-- What ignites or gives off gas on contact has no exception.
alter table "chmIncomp" add column "firmYn" text check ("firmYn" in ('Y', 'N'));
