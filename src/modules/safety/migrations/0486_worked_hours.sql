-- People and hours of a month: the denominators of accident rates (saf.md SAF-06).
create table "safWorkStat" (
  "safWorkStatNo" bigint generated always as identity primary key,
  "statYm" text not null,
  "plantCd" text not null references "plant",
  "ownerCd" text not null,
  "vendorCd" text references "vendor",
  "workerQty" numeric(18,0) not null check ("workerQty" >= 0),
  "workDays" numeric(18,0) not null,
  "workHours" numeric(18,1) not null,
  "estHours" numeric(18,1) not null,
  "srcCd" text not null,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique nulls not distinct ("statYm", "plantCd", "ownerCd", "vendorCd"),
  check ("estHours" <= "workHours"),
  check (("ownerCd" = 'contractor') = ("vendorCd" is not null))
);
create index on "safWorkStat" ("plantCd", "safWorkStatNo" desc);
