-- Measuring instruments come from a register (number, kind, gases, calibration), not from what a tester types. A continuous
-- monitor of a permit is one of them ("contMonitorYn" goes with the next version): the mere word that one is used silenced the clock, and nobody could see which.
create table "gasDevice" (
  "gasDeviceNo" bigint generated always as identity primary key,
  "gasDeviceNm" text not null,
  "plantCd" text not null references "plant",
  "deviceKindCd" text not null,
  "gasCds" text[],
  "calYmd" date not null,
  "calExpYmd" date not null,
  "deviceStatCd" text not null,
  "remark" text,
  "useYn" text check ("useYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("gasDeviceNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored,
  unique ("plantCd", "gasDeviceNm")
);
create index on "gasDevice" using gin ("searchText" gin_trgm_ops);
alter table "workPermit" add column "contDeviceNo" bigint references "gasDevice";
-- Who measured himself: a vendor's worker by his PIN at the device of an account, or the account's own person. 'N': it waited
-- for the network, so nobody has signed it, and no work begins on it.
alter table "permitGas" add column "testerWorkerNo" bigint references "vendorWorker", add column "testerUserId" text references "user", add column "testerSignYn" text;
