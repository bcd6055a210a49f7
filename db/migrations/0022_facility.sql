-- Facilities with their tree of types, and the period in which a process is there.

alter table "process" add column "fromYmd" date, add column "toYmd" date, add constraint "processPeriod" check ("toYmd" >= "fromYmd");
comment on column "process"."fromYmd" is 'empty: from the beginning';

create table "safFacilityType" (
  "safFacilityTypeCd" text primary key,
  "safFacilityTypeNm" text not null,
  "safFacilityTypeNmEn" text,
  "safFacilityTypeNmZh" text,
  "safFacilityTypeNmEs" text,
  "psafFacilityTypeCd" text references "safFacilityType",
  "legalYn" text not null default 'N' check ("legalYn" in ('Y', 'N')),
  "lawTxt" text,
  "sortOrder" numeric(18,0),
  "useYn" text not null default 'Y' check ("useYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  check ("psafFacilityTypeCd" <> "safFacilityTypeCd")
);
create index on "safFacilityType" ("psafFacilityTypeCd");

create table "safFacility" (
  "facilityNo" bigint generated always as identity primary key,
  "facilityCd" text not null,
  "facilityNm" text not null,
  "safFacilityTypeCd" text not null references "safFacilityType",
  "plantCd" text not null references "plant",
  "deptCd" text not null references "dept",
  "processNo" bigint,
  "locNm" text,
  "ownerUserId" text references "user",
  "critCd" text not null,
  "facilityStatusCd" text not null,
  "makerNm" text,
  "modelNm" text,
  "serialNo" text,
  "installYmd" date,
  "fromYmd" date not null,
  "toYmd" date,
  "psmYn" text not null default 'N' check ("psmYn" in ('Y', 'N')),
  "useYn" text not null default 'Y' check ("useYn" in ('Y', 'N')),
  "specTxt" text,
  "searchText" text generated always as ("doubled"("facilityCd" || ' ' || "facilityNm")) stored,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("plantCd", "facilityCd"),
  constraint "facilityPeriod" check ("toYmd" >= "fromYmd")
);
create index on "safFacility" using gin ("searchText" gin_trgm_ops);
create index on "safFacility" ("safFacilityTypeCd");
create index on "safFacility" ("deptCd");
create index on "safFacility" ("processNo");
create index on "safFacility" ("ownerUserId");
