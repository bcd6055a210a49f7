-- What left a store for disposal, until a carrier has it: drafted by its entry of the journal.
create table "chmWaste" (
  "wasteNo" bigint generated always as identity primary key,
  "wasteCd" text,
  "plantCd" text references "plant",
  "ioNo" bigint references "chmInOut",
  "storeNo" bigint references "chmStore",
  "prodNo" bigint references "chmProduct",
  "lotNo" text,
  "wasteYmd" date,
  "wasteQty" numeric(18,3),
  "wasteTxt" text,
  "wasteKindCd" text not null,
  "keepTxt" text,
  "carrierTxt" text,
  "treaterTxt" text,
  "manifestNo" text,
  "handYmd" date,
  "handQty" numeric(18,3),
  "remark" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("wasteCd", '') || ' ' || coalesce("manifestNo", ''))) stored,
  unique ("wasteCd")
);
create index on "chmWaste" using gin ("searchText" gin_trgm_ops);
create unique index on "chmWaste" ("ioNo");
create index on "chmWaste" ("plantCd", "wasteYmd");
create index on "chmWaste" ("prodNo");
create index on "chmWaste" ("storeNo");
