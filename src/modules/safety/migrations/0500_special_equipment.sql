-- Special equipment of companies at a plant, from the approved request to its leaving (saf.md 2, SAF-14; fit S16-S19).
create table "speEntry" (
  "speEntryNo" bigint generated always as identity primary key,
  "speEntryCd" text unique,
  "speEntryNm" text,
  "plantCd" text references "plant",
  "vendorCd" text references "vendor",
  "vendorEquipNo" bigint references "vendorEquip",
  "equipTypeCd" text,
  "enterRqstNo" bigint references "enterRqst",
  "passNo" bigint unique references "enterPass",
  "inYmd" date,
  "outYmd" date,
  "workNm" text not null,
  "operWorkerNo" bigint references "vendorWorker",
  "leaderWorkerNo" bigint references "vendorWorker",
  "loadTon" numeric(18,2),
  "radiusM" numeric(18,1),
  "ratedTon" numeric(18,2),
  "liftPct" numeric(18,1),
  "liftUserId" text references "user",
  "liftDt" timestamptz,
  "rqstDt" timestamptz,
  "paperUserId" text references "user",
  "paperDt" timestamptz,
  "chargeUserId" text references "user",
  "checkDt" timestamptz,
  "unfitTxt" text,
  "passToYmd" date,
  "stopTxt" text,
  "stopDt" timestamptz,
  "remark" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("speEntryCd", '') || ' ' || coalesce("speEntryNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored
);
create index on "speEntry" ("plantCd", "state", "inYmd" desc);
create index on "speEntry" ("vendorCd", "state");
create index on "speEntry" ("vendorEquipNo");
create index on "speEntry" using gin ("searchText" gin_trgm_ops);
create table "speEntryDoc" (
  "speEntryDocNo" bigint generated always as identity primary key,
  "speEntryNo" bigint not null references "speEntry" on delete cascade,
  "docTypeCd" text not null,
  "validToYmd" date,
  "remark" text
);
create index on "speEntryDoc" ("speEntryNo");

-- The inspection of an entry is a check like every other.
alter table "safCheckPlan" add column "speEntryNo" bigint references "speEntry";
alter table "safCheckPlan" drop constraint "safCheckPlan_check";
alter table "safCheckPlan" add check (num_nonnulls("facilityNo", "areaCd", "vendorCd", "speEntryNo") = 1);
create index on "safCheckPlan" ("speEntryNo") where "speEntryNo" is not null;
alter table "safCheckResult" add column "speEntryNo" bigint references "speEntry";
create index on "safCheckResult" ("speEntryNo") where "speEntryNo" is not null;
