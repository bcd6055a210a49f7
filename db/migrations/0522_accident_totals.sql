-- People and those hurt of each company at a plant in a year, asked of the company and confirmed (vendor 2.3).
create table "vendorAccStat" (
  "vendorAccStatNo" bigint generated always as identity primary key,
  "accStatCd" text unique,
  "accYear" text not null,
  "plantCd" text not null references "plant",
  "vendorCd" text not null references "vendor",
  "workerQty" numeric(18,1),
  "injuredCnt" numeric(18,0),
  "deadCnt" numeric(18,0),
  "illDeadCnt" numeric(18,0),
  "dueYmd" date,
  "submitUserId" text references "user",
  "submitDt" timestamptz,
  "ownWorkerQty" numeric(18,1),
  "ownInjuredCnt" numeric(18,0),
  "ownDeadCnt" numeric(18,0),
  "objectCont" text,
  "decideUserId" text references "user",
  "decideCont" text,
  "confirmDt" timestamptz,
  "state" text not null,
  "searchText" text generated always as (regexp_replace(lower(coalesce("accStatCd", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("accYear", "plantCd", "vendorCd")
);
create index on "vendorAccStat" using gin ("searchText" gin_trgm_ops);
create index on "vendorAccStat" ("plantCd", "vendorAccStatNo" desc);
create index on "vendorAccStat" ("vendorCd", "vendorAccStatNo" desc);
create index on "vendorAccStat" ("vendorAccStatNo" desc);
