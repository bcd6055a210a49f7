-- Constructions on site, the plans of safety and health, what is set aside for safety and what was spent of it.

create table "safConst" (
  "constNo" bigint generated always as identity primary key,
  "constCd" text,
  "constNm" text not null,
  "contractNo" bigint not null references "vendorContract",
  "plantCd" text references "plant",
  "vendorCd" text references "vendor",
  "constTypeCd" text not null,
  "costKindCd" text not null,
  "riskLvlCd" text,
  "orderDeptCd" text not null references "dept",
  "constMgrUserId" text not null references "user",
  "siteMgrUserId" text references "user",
  "startYmd" date not null,
  "endYmd" date not null,
  "headCnt" numeric(18,0),
  "progressPct" numeric(18,1),
  "contractAmt" numeric(15,0) not null,
  "targetAmt" numeric(15,0),
  "suppliedAmt" numeric(15,0),
  "buildHeightM" numeric(18,1),
  "floorAreaM2" numeric(18,1),
  "specialUseYn" text check ("specialUseYn" in ('Y', 'N')),
  "spanM" numeric(18,1),
  "tunnelDamYn" text check ("tunnelDamYn" in ('Y', 'N')),
  "digDepthM" numeric(18,1),
  "chemFacilityYn" text check ("chemFacilityYn" in ('Y', 'N')),
  "samePlaceYn" text check ("samePlaceYn" in ('Y', 'N')),
  "subconBanYn" text check ("subconBanYn" in ('Y', 'N')),
  "subconApprYn" text check ("subconApprYn" in ('Y', 'N')),
  "infoDocYn" text check ("infoDocYn" in ('Y', 'N')),
  "hazPlanYn" text check ("hazPlanYn" in ('Y', 'N')),
  "ledgerYn" text check ("ledgerYn" in ('Y', 'N')),
  "coordYn" text check ("coordYn" in ('Y', 'N')),
  "workTxt" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("constCd", '') || ' ' || coalesce("constNm", ''))) stored,
  unique ("constCd")
);
create index on "safConst" ("plantCd", "constNo" desc);
create index on "safConst" ("vendorCd", "constNo" desc);
create index on "safConst" using gin ("searchText" gin_trgm_ops);

create table "safConstVendor" (
  "safConstVendorNo" bigint generated always as identity primary key,
  "constNo" bigint not null references "safConst",
  "vendorCd" text not null references "vendor",
  "upVendorCd" text not null references "vendor",
  "tierLvl" numeric(18,0),
  "workTxt" text not null,
  "subAmt" numeric(15,0)
);
create index on "safConstVendor" ("constNo");

create table "safHealthPlan" (
  "planNo" bigint generated always as identity primary key,
  "planCd" text,
  "constNo" bigint not null references "safConst",
  "revNo" numeric(18,0),
  "plantCd" text references "plant",
  "vendorCd" text references "vendor",
  "orgTxt" text not null,
  "riskTxt" text not null,
  "eduTxt" text not null,
  "emergencyTxt" text not null,
  "equipTxt" text not null,
  "ppeTxt" text not null,
  "chemTxt" text,
  "patrolTxt" text not null,
  "costTxt" text,
  "changeTxt" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("planCd", ''))) stored,
  unique ("planCd")
);
create index on "safHealthPlan" ("plantCd", "planNo" desc);
create index on "safHealthPlan" ("vendorCd", "planNo" desc);
create index on "safHealthPlan" using gin ("searchText" gin_trgm_ops);

create table "safHealthPlanNote" (
  "safHealthPlanNoteNo" bigint generated always as identity primary key,
  "planNo" bigint not null references "safHealthPlan",
  "noteKindCd" text not null,
  "noteTxt" text not null,
  "noteUserId" text not null references "user",
  "noteDt" timestamptz not null
);
create index on "safHealthPlanNote" ("planNo");

create table "safCost" (
  "costNo" bigint generated always as identity primary key,
  "constNo" bigint not null references "safConst",
  "plantCd" text references "plant",
  "vendorCd" text references "vendor",
  "baseYmd" date not null,
  "costKindCd" text not null,
  "totalAmt" numeric(15,0) not null,
  "targetAmt" numeric(15,0),
  "suppliedAmt" numeric(15,0),
  "healthMgrYn" text check ("healthMgrYn" in ('Y', 'N')),
  "legalAmt" numeric(15,0),
  "ruleTxt" text,
  "tableTxt" text,
  "planAmt" numeric(15,0),
  "remark" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("constNo")
);
create index on "safCost" ("plantCd", "costNo" desc);
create index on "safCost" ("vendorCd", "costNo" desc);

create table "safCostUse" (
  "costUseNo" bigint generated always as identity primary key,
  "constNo" bigint not null references "safConst",
  "plantCd" text references "plant",
  "vendorCd" text references "vendor",
  "useYm" text not null,
  "itemCd" text not null,
  "useTxt" text not null,
  "useAmt" numeric(15,0) not null,
  "confirmUserId" text references "user",
  "confirmDt" timestamptz,
  "rejectCd" text,
  "rejectTxt" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "safCostUse" ("plantCd", "useYm" desc, "costUseNo" desc);
create index on "safCostUse" ("vendorCd", "useYm" desc, "costUseNo" desc);

create index on "safConst" ("contractNo");
create index on "safHealthPlan" ("constNo", "revNo" desc);
-- Of a construction one edition is being written at a time.
create unique index on "safHealthPlan" ("constNo") where "state" not in ('approved', 'superseded');
create index on "safCostUse" ("constNo", "useYm");
