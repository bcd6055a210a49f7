-- Information that the plant gives in writing before dangerous work (산업안전보건법 제65조), and the sheet that a permit names.
create table "safetyInfo" (
  "safetyInfoNo" bigint generated always as identity primary key,
  "safetyInfoCd" text,
  "workNm" text not null,
  "contractNo" bigint not null references "vendorContract",
  "plantCd" text,
  "vendorCd" text references "vendor",
  "facilityTxt" text not null,
  "hazardCont" text not null,
  "cautionCont" text not null,
  "emergencyCont" text not null,
  "provideUserId" text,
  "provideDt" timestamptz,
  "recvUserId" text,
  "recvDt" timestamptz,
  "subCopyDt" timestamptz,
  "subCopyTxt" text,
  "checkUserId" text,
  "checkDt" timestamptz,
  "checkCont" text,
  "state" text not null check ("state" in ('draft', 'provided', 'received', 'checked', 'withdrawn')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("safetyInfoCd", '') || ' ' || coalesce("workNm", ''))) stored,
  unique ("safetyInfoCd")
);
create index on "safetyInfo" ("plantCd", "safetyInfoNo" desc);
create index on "safetyInfo" ("vendorCd", "safetyInfoNo" desc);
create index on "safetyInfo" ("contractNo");
create index on "safetyInfo" using gin ("searchText" gin_trgm_ops);

create table "safetyInfoChem" (
  "safetyInfoChemNo" bigint generated always as identity primary key,
  "safetyInfoNo" bigint not null references "safetyInfo",
  "chemNm" text not null,
  "casNo" text,
  "hazardTxt" text
);
create index on "safetyInfoChem" ("safetyInfoNo");

alter table "workPermit" add column "safetyInfoNo" bigint references "safetyInfo";
