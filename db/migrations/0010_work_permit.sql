-- Work orders, permits to work and everything that is recorded on them; the vendor's workers, who belong to the vendor module.

create table "vendorWorker" (
  "vendorWorkerNo" bigint generated always as identity primary key,
  "vendorCd" text not null,
  "vendorWorkerNm" text not null,
  "birthYmd" date not null,
  "nationCd" text,
  "phoneNo" text,
  "jobTypeCds" text[],
  "entryStatCd" text not null,
  "healthNextYmd" date,
  "healthFitYn" text not null,
  "privAgreeYmd" date not null,
  "useYn" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("vendorWorkerNm", ''))) stored,
  unique ("vendorCd", "vendorWorkerNm", "birthYmd")
);
create index on "vendorWorker" ("vendorCd", "vendorWorkerNo" desc);
create index on "vendorWorker" using gin ("searchText" gin_trgm_ops);

create table "vendorWorkerQual" (
  "vendorWorkerQualNo" bigint generated always as identity primary key,
  "vendorWorkerNo" bigint not null references "vendorWorker",
  "qualTypeCd" text not null,
  "qualNm" text not null,
  "qualNo" text,
  "acqYmd" date,
  "validToYmd" date
);
create index on "vendorWorkerQual" ("vendorWorkerNo");

create table "vendorWorkerEdu" (
  "vendorWorkerEduNo" bigint generated always as identity primary key,
  "vendorWorkerNo" bigint not null references "vendorWorker",
  "eduTypeCd" text not null,
  "eduNm" text not null,
  "eduYmd" date not null,
  "eduHour" numeric(18,1),
  "validToYmd" date
);
create index on "vendorWorkerEdu" ("vendorWorkerNo");

create table "permitArea" (
  "areaCd" text primary key,
  "areaNm" text not null,
  "plantCd" text not null,
  "ownerDeptCd" text not null,
  "exZoneCd" text not null,
  "originX" numeric(18,1),
  "originY" numeric(18,1),
  "widthM" numeric(18,1),
  "heightM" numeric(18,1),
  "siteCode" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);

create table "permitItem" (
  "permitItemNo" bigint generated always as identity primary key,
  "permitTypeCd" text,
  "supplCd" text,
  "stageCd" text not null,
  "itemNm" text not null,
  "basisTxt" text,
  "needDefaultYn" text not null,
  "photoYn" text not null,
  "killYn" text not null,
  "sortOrder" numeric(18,0) not null,
  "verNo" numeric(18,0) not null,
  "effectYmd" date not null,
  "useYn" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);

create table "workOrder" (
  "wkodNo" bigint generated always as identity primary key,
  "wkodCd" text,
  "wkodNm" text not null,
  "plantCd" text not null,
  "rqstDeptCd" text not null,
  "rqstUserId" text,
  "execTypeCd" text not null,
  "vendorCd" text,
  "execDeptCd" text,
  "areaCd" text not null,
  "processNo" bigint,
  "facilityTxt" text,
  "mapX" numeric(18,1) not null,
  "mapY" numeric(18,1) not null,
  "mapZ" numeric(18,1),
  "planStartDt" timestamptz not null,
  "planEndDt" timestamptz not null,
  "urgencyCd" text not null,
  "urgentReason" text,
  "workTxt" text not null,
  "riskGradeCd" text,
  "jsaTxt" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("wkodCd", '') || ' ' || coalesce("wkodNm", '') || ' ' || coalesce("facilityTxt", ''))) stored,
  unique ("wkodCd")
);
create index on "workOrder" ("plantCd", "wkodNo" desc);
create index on "workOrder" ("vendorCd", "wkodNo" desc);
create index on "workOrder" using gin ("searchText" gin_trgm_ops);

create table "workPermit" (
  "permitNo" bigint generated always as identity primary key,
  "permitCd" text,
  "wkodNo" bigint not null,
  "permitNm" text not null,
  "plantCd" text,
  "vendorCd" text,
  "execDeptCd" text,
  "permitTypeCd" text not null,
  "supplCds" text[],
  "workYmd" date,
  "startDt" timestamptz not null,
  "endDt" timestamptz not null,
  "placeTxt" text not null,
  "areaCd" text not null,
  "exZoneCd" text not null,
  "mapX" numeric(18,1),
  "mapY" numeric(18,1),
  "mapZ" numeric(18,1),
  "workTxt" text not null,
  "supWorkerNo" bigint not null,
  "watcherWorkerNo" bigint,
  "noMatYn" text,
  "toolTxt" text,
  "ppeCds" text[],
  "emergTel" text not null,
  "assemblyTxt" text not null,
  "combDistM" numeric(18,1),
  "combBelowDistM" numeric(18,1),
  "combBehindYn" text,
  "contMonitorYn" text,
  "urgentReason" text,
  "riskGradeCd" text,
  "extEndDt" timestamptz,
  "extRqstDt" timestamptz,
  "extCnt" numeric(18,0),
  "realStartDt" timestamptz,
  "realEndDt" timestamptz,
  "gasDueDt" timestamptz,
  "suspDt" timestamptz,
  "suspReasonCd" text,
  "watchStartDt" timestamptz,
  "issuerUserId" text,
  "approverUserId" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("permitCd", '') || ' ' || coalesce("permitNm", '') || ' ' || coalesce("placeTxt", ''))) stored,
  unique ("permitCd")
);
create index on "workPermit" ("plantCd", "permitNo" desc);
create index on "workPermit" ("vendorCd", "permitNo" desc);
create index on "workPermit" using gin ("searchText" gin_trgm_ops);

create table "permitWorker" (
  "permitWorkerNo" bigint generated always as identity primary key,
  "permitNo" bigint not null references "workPermit",
  "vendorWorkerNo" bigint not null,
  "roleTxt" text,
  "qualTypeCd" text
);
create index on "permitWorker" ("permitNo");

create table "permitMaterial" (
  "permitMaterialNo" bigint generated always as identity primary key,
  "permitNo" bigint not null references "workPermit",
  "matNm" text not null,
  "casNo" text,
  "residueYn" text not null,
  "qtyTxt" text,
  "lelPct" numeric(18,2),
  "toxLimitPpm" numeric(18,2),
  "ppeTxt" text
);
create index on "permitMaterial" ("permitNo");

create table "permitSupplement" (
  "permitSupplementNo" bigint generated always as identity primary key,
  "permitNo" bigint not null references "workPermit",
  "supplCd" text not null,
  "spaceNm" text,
  "entrantMax" numeric(18,0),
  "ventMethodCd" text,
  "airflow" numeric(18,1),
  "rescueGearTxt" text,
  "circuitTxt" text,
  "voltageV" numeric(18,0),
  "drawingNo" text,
  "depthM" numeric(18,2),
  "widthM" numeric(18,2),
  "buriedCds" text[],
  "shoringYn" text,
  "sourceTxt" text,
  "activityTxt" text,
  "controlRadiusM" numeric(18,1),
  "heightM" numeric(18,1),
  "platformCd" text,
  "ladderHeightM" numeric(18,1),
  "anchorTxt" text,
  "equipTxt" text,
  "loadKg" numeric(18,0),
  "ratedKg" numeric(18,0),
  "radiusM" numeric(18,1),
  "signalTxt" text,
  "lineTxt" text,
  "mediumNm" text,
  "flammableYn" text,
  "toxicYn" text,
  "pressureBar" numeric(18,2),
  "tempC" numeric(18,1),
  "blindTxt" text,
  "jetPressureBar" numeric(18,0),
  "abrasiveTxt" text
);
create index on "permitSupplement" ("permitNo");

create table "permitCheck" (
  "permitCheckNo" bigint generated always as identity primary key,
  "permitNo" bigint not null references "workPermit",
  "permitItemNo" bigint not null,
  "stageCd" text not null,
  "itemNm" text not null,
  "basisTxt" text,
  "killYn" text not null,
  "photoYn" text not null,
  "sortOrder" numeric(18,0) not null,
  "needYn" text not null,
  "confirmYn" text,
  "confirmUserId" text,
  "confirmDt" timestamptz,
  "remark" text
);
create index on "permitCheck" ("permitNo");

create table "permitGas" (
  "permitGasNo" bigint generated always as identity primary key,
  "permitNo" bigint not null references "workPermit",
  "measTypeCd" text not null,
  "measDt" timestamptz not null,
  "pointCd" text not null,
  "o2Pct" numeric(18,2) not null,
  "lelPct" numeric(18,2) not null,
  "coPpm" numeric(18,2),
  "h2sPpm" numeric(18,2),
  "co2Pct" numeric(18,3),
  "toxNm" text,
  "toxVal" numeric(18,2),
  "toxLimit" numeric(18,2),
  "testerTxt" text not null,
  "deviceSn" text not null,
  "calExpYmd" date not null,
  "judgeCd" text,
  "failTxt" text,
  "nextDueDt" timestamptz,
  "createUserId" text
);
create index on "permitGas" ("permitNo");

create table "permitEntry" (
  "permitEntryNo" bigint generated always as identity primary key,
  "permitNo" bigint not null references "workPermit",
  "vendorWorkerNo" bigint not null,
  "inDt" timestamptz not null,
  "outDt" timestamptz
);
create index on "permitEntry" ("permitNo");

create table "permitEvent" (
  "permitEventNo" bigint generated always as identity primary key,
  "permitNo" bigint not null references "workPermit",
  "eventCd" text not null,
  "eventDt" timestamptz not null,
  "reasonCd" text,
  "reasonTxt" text,
  "createUserId" text not null
);
create index on "permitEvent" ("permitNo");

create table "permitCooperation" (
  "permitCooperationNo" bigint generated always as identity primary key,
  "permitNo" bigint not null references "workPermit",
  "coopKindCd" text not null,
  "supplCd" text not null,
  "resultCd" text not null,
  "confirmUserId" text,
  "confirmDt" timestamptz,
  "remark" text
);
create index on "permitCooperation" ("permitNo");

create table "permitSignature" (
  "permitSignatureNo" bigint generated always as identity primary key,
  "permitNo" bigint not null references "workPermit",
  "signRoleCd" text not null,
  "signUserId" text not null,
  "signDt" timestamptz not null,
  "remark" text
);
create index on "permitSignature" ("permitNo");

create table "permitMeeting" (
  "permitMeetingNo" bigint generated always as identity primary key,
  "permitNo" bigint not null references "workPermit",
  "meetDt" timestamptz not null,
  "riskTxt" text not null,
  "attendCnt" numeric(18,0) not null,
  "createUserId" text
);
create index on "permitMeeting" ("permitNo");

-- The clock asks for these every few seconds: what runs out, and whose gas measurement is overdue.
create index on "workPermit" ("endDt") where "state" in ('approved', 'working', 'extensionRequested', 'suspended');
create index on "workPermit" ("gasDueDt") where "state" = 'working';
-- Works of a moment for the board, the overlap of workers and the map.
create index on "workPermit" ("plantCd", "startDt");
create index on "permitWorker" ("vendorWorkerNo");
-- Somebody is inside at most once.
create unique index on "permitEntry" ("permitNo", "vendorWorkerNo") where "outDt" is null;

-- Figures of the company standard, dated per plant; the mark says which still have to be checked against the original text.
create table "permitParameter" (
  "permitParameterNo" bigint generated always as identity primary key,
  "plantCd" text not null,
  "parameterCd" text not null,
  "parameterVal" numeric(18,4) not null,
  "effectYmd" date not null,
  "sourceTxt" text not null,
  "confirmNeededYn" text not null check ("confirmNeededYn" in ('Y', 'N')),
  unique ("plantCd", "parameterCd", "effectYmd")
);
