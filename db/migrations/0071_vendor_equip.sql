-- Equipment that vendors bring in, and which of it a permit uses.
create table "vendorEquip" (
  "vendorEquipNo" bigint generated always as identity primary key,
  "vendorEquipNm" text not null,
  "vendorCd" text not null references "vendor",
  "equipTypeCd" text not null,
  "regNo" text not null,
  "modelNm" text,
  "capaTxt" text,
  "madeYmd" date,
  "inspToYmd" date,
  "insurToYmd" date,
  "driverWorkerNo" bigint references "vendorWorker",
  "remark" text,
  "state" text not null check ("state" in ('registered', 'approved', 'stopped', 'out')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("vendorEquipNm", '') || ' ' || coalesce("regNo", ''))) stored,
  unique ("vendorCd", "regNo")
);
create index on "vendorEquip" ("vendorCd", "vendorEquipNo" desc);
create index on "vendorEquip" using gin ("searchText" gin_trgm_ops);
create index on "vendorEquip" ("driverWorkerNo");

create table "permitEquip" (
  "permitEquipNo" bigint generated always as identity primary key,
  "permitNo" bigint not null references "workPermit",
  "vendorEquipNo" bigint not null references "vendorEquip",
  "useTxt" text
);
create index on "permitEquip" ("permitNo");
create index on "permitEquip" ("vendorEquipNo");
