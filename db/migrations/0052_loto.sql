-- Lockout and tagout: locks, plans with their isolation points, personal locks, the fixed steps of an outage, forced removals, diary.

create table "lockMaster" (
  "lockNo" text primary key,
  "plantCd" text not null references "plant",
  "ownerDeptCd" text not null references "dept",
  "colorCd" text not null,
  "keyCnt" numeric(18,0) not null,
  "statCd" text not null,
  "boxNm" text,
  "useYn" text check ("useYn" in ('Y', 'N')),
  "remark" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("lockNo", ''))) stored
);
create index on "lockMaster" ("plantCd", "lockNo");
create index on "lockMaster" using gin ("searchText" gin_trgm_ops);

create table "safLoto" (
  "lotoNo" bigint generated always as identity primary key,
  "lotoCd" text,
  "lotoNm" text not null,
  "plantCd" text references "plant",
  "areaCd" text not null references "permitArea",
  "facilityNo" bigint not null references "safFacility",
  "scopeTxt" text not null,
  "drawingNo" text not null,
  "drawingRev" text,
  "planStartDt" timestamptz not null,
  "planEndDt" timestamptz not null,
  "remark" text,
  "tryTxt" text,
  "isolUserId" text,
  "isolDt" timestamptz,
  "releaseUserId" text,
  "releaseDt" timestamptz,
  "lateTellDt" timestamptz,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("lotoCd", '') || ' ' || coalesce("lotoNm", ''))) stored,
  unique ("lotoCd")
);
create index on "safLoto" ("plantCd", "lotoNo" desc);
create index on "safLoto" using gin ("searchText" gin_trgm_ops);

create table "lotoPoint" (
  "lotoPointNo" bigint generated always as identity primary key,
  "lotoNo" bigint not null references "safLoto",
  "seq" numeric(18,0) not null,
  "energyCd" text not null,
  "deviceTag" text not null,
  "deviceNm" text,
  "normalPosCd" text not null,
  "isolPosCd" text not null,
  "methodCd" text not null,
  "lockNo" text references "lockMaster",
  "tagNo" text,
  "lockUserId" text,
  "lockDt" timestamptz,
  "verifyMethodCd" text,
  "verifyVal" numeric(18,2),
  "verifyUserId" text,
  "verifyDt" timestamptz,
  "unlockUserId" text,
  "unlockDt" timestamptz
);
create index on "lotoPoint" ("lotoNo");

create table "lotoPermit" (
  "lotoPermitNo" bigint generated always as identity primary key,
  "lotoNo" bigint not null references "safLoto",
  "permitNo" bigint not null references "workPermit"
);
create index on "lotoPermit" ("lotoNo");

create table "lotoPersonalLock" (
  "lotoPersonalLockNo" bigint generated always as identity primary key,
  "lotoNo" bigint not null references "safLoto",
  "permitNo" bigint not null references "workPermit",
  "vendorWorkerNo" bigint references "vendorWorker",
  "workerUserId" text,
  "lockNo" text not null,
  "onDt" timestamptz not null,
  "onUserId" text not null,
  "offDt" timestamptz,
  "offUserId" text,
  "forcedYn" text check ("forcedYn" in ('Y', 'N')),
  "pinHash" text,
  "failCnt" numeric(18,0)
);
create index on "lotoPersonalLock" ("lotoNo");

create table "lotoStep" (
  "lotoStepNo" bigint generated always as identity primary key,
  "lotoNo" bigint not null references "safLoto",
  "stageCd" text not null,
  "sortOrder" numeric(18,0) not null,
  "itemNm" text not null,
  "basisTxt" text,
  "confirmUserId" text,
  "confirmDt" timestamptz
);
create index on "lotoStep" ("lotoNo");

create table "lotoForce" (
  "lotoForceNo" bigint generated always as identity primary key,
  "lotoNo" bigint not null references "safLoto",
  "lotoPointNo" numeric(18,0),
  "lotoPersonalLockNo" numeric(18,0),
  "ownerTxt" text not null,
  "reasonTxt" text not null,
  "callTxt" text not null,
  "rqstUserId" text not null,
  "rqstDt" timestamptz not null,
  "issuerUserId" text,
  "issuerDt" timestamptz,
  "safetyUserId" text,
  "safetyDt" timestamptz,
  "supUserId" text,
  "supDt" timestamptz,
  "doneDt" timestamptz,
  "informUserId" text,
  "informDt" timestamptz
);
create index on "lotoForce" ("lotoNo");

create table "lotoEvent" (
  "lotoEventNo" bigint generated always as identity primary key,
  "lotoNo" bigint not null references "safLoto",
  "eventCd" text not null,
  "eventDt" timestamptz not null,
  "targetTxt" text,
  "reasonTxt" text,
  "createUserId" text not null
);
create index on "lotoEvent" ("lotoNo");

create index on "safLoto" ("facilityNo", "isolDt" desc);
create index on "safLoto" ("planEndDt") where "state" in ('isolating', 'isolated', 'inUse', 'releaseRequested');
create index on "lotoPermit" ("permitNo");
create unique index on "lotoPermit" ("lotoNo", "permitNo");
-- A lock hangs in one place at a time, whoever reaches for it.
create unique index on "lotoPoint" ("lockNo") where "lockDt" is not null and "unlockDt" is null;
create unique index on "lotoPersonalLock" ("lockNo") where "offDt" is null;
