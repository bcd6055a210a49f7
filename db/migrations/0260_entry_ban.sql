-- A person or a company barred from one plant: each plant bars and lifts for itself.
create table "entryBan" (
  "entryBanNo" bigint generated always as identity primary key,
  "plantCd" text not null references "plant",
  "vendorCd" text not null references "vendor",
  "vendorWorkerNo" bigint references "vendorWorker",
  "fromYmd" date not null,
  "toYmd" date,
  "banReason" text not null,
  "liftYmd" date,
  "liftReason" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "entryBan" ("plantCd", "entryBanNo" desc);
create index on "entryBan" ("vendorCd", "entryBanNo" desc);
create index on "entryBan" ("vendorWorkerNo");
create index on "entryBan" ("entryBanNo" desc);
