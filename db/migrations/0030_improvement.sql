-- One register of improvements for every module: requests, actions, checks, extensions, reminders, rules of the sources, half-year reviews.

create table "improvement" (
  "imprNo" bigint generated always as identity primary key,
  "imprCd" text,
  "imprNm" text not null,
  "imprTypeCd" text not null,
  "problemDesc" text not null,
  "reqContent" text,
  "sourceModuleCd" text,
  "sourceKey" text,
  "sourceSubKey" text,
  "sourceUrl" text,
  "reqUserId" text,
  "reqDeptCd" text references "dept",
  "reqVendorCd" text references "vendor",
  "anonYn" text check ("anonYn" in ('Y', 'N')),
  "reqDt" timestamptz,
  "plantCd" text not null references "plant",
  "deptCd" text not null references "dept",
  "processNo" bigint,
  "placeNm" text not null,
  "facilityNo" bigint references "safFacility",
  "hazardTypeCd" text not null,
  "legalYn" text check ("legalYn" in ('Y', 'N')),
  "legalBasisTxt" text,
  "immActDesc" text,
  "tempActYn" text check ("tempActYn" in ('Y', 'N')),
  "freqBef" numeric(18,0) check ("freqBef" between 1 and 5),
  "sevBef" numeric(18,0) check ("sevBef" between 1 and 5),
  "riskBef" numeric(18,0),
  "riskAft" numeric(18,0),
  "gradeCd" text,
  "gradeReason" text,
  "rcvUserId" text,
  "rcvDt" timestamptz,
  "orgDueDt" timestamptz,
  "dueDt" timestamptz,
  "legalDueYmd" date,
  "extCnt" numeric(18,0) default 0,
  "actOrgCd" text,
  "actDeptCd" text references "dept",
  "actVendorCd" text references "vendor",
  "actUserId" text,
  "coopDeptCds" text[],
  "assignDt" timestamptz,
  "acceptDt" timestamptz,
  "handOverCnt" numeric(18,0) default 0,
  "rejCd" text,
  "rejReason" text,
  "rejCnt" numeric(18,0) default 0,
  "holdReason" text,
  "holdToYmd" date,
  "holdFromTxt" text,
  "mergeToNo" bigint references "improvement",
  "parentImprNo" bigint references "improvement",
  "recurOfNo" bigint references "improvement",
  "replyCd" text,
  "replyReason" text,
  "reopenCnt" numeric(18,0) default 0,
  "doneDt" timestamptz,
  "effectYmd" date,
  "closeDt" timestamptz,
  "satisScore" numeric(18,0) check ("satisScore" between 1 and 5),
  "weakReason" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("imprCd", '') || ' ' || coalesce("imprNm", '') || ' ' || coalesce("placeNm", ''))) stored,
  unique ("imprCd")
);
create index on "improvement" ("plantCd", "imprNo" desc);
create index on "improvement" ("actVendorCd", "imprNo" desc);
create index on "improvement" using gin ("searchText" gin_trgm_ops);

-- A finding of a source is there once, however often the source reports it.
create unique index on "improvement" ("sourceModuleCd", "sourceKey", "sourceSubKey") where "sourceKey" is not null;
create index on "improvement" ("reqDeptCd", "imprNo" desc);
create index on "improvement" ("actDeptCd", "imprNo" desc);
create index on "improvement" ("dueDt") where "state" in ('received', 'assigned', 'inProgress');
create index on "improvement" ("plantCd", "hazardTypeCd", "closeDt");
create index on "improvement" ("parentImprNo") where "parentImprNo" is not null;
create index on "improvement" ("mergeToNo") where "mergeToNo" is not null;
create index on "improvement" ("recurOfNo") where "recurOfNo" is not null;
-- Titles like the one that is being typed.
create index "improvementTitle" on "improvement" using gin ("doubled"("imprNm") gin_trgm_ops);

create table "improvementAction" (
  "imprActionNo" bigint generated always as identity primary key,
  "imprNo" bigint not null references "improvement",
  "actionTypeCd" text not null,
  "ctrlLvlCd" text not null,
  "planDesc" text not null,
  "planYmd" date not null,
  "endYmd" date,
  "doDesc" text,
  "doneDt" timestamptz,
  "wkodNo" bigint references "workOrder",
  "mocNeedYn" text check ("mocNeedYn" in ('Y', 'N')),
  "mocTxt" text,
  "mocApprYn" text check ("mocApprYn" in ('Y', 'N'))
);
create index on "improvementAction" ("imprNo");

create table "improvementVerify" (
  "imprVerifyNo" bigint generated always as identity primary key,
  "imprNo" bigint not null references "improvement",
  "verifyTypeCd" text not null,
  "planYmd" date,
  "verifyDt" timestamptz not null,
  "verifyUserId" text not null,
  "resultCd" text not null,
  "commentTxt" text,
  "freqAft" numeric(18,0) check ("freqAft" between 1 and 5),
  "sevAft" numeric(18,0) check ("sevAft" between 1 and 5),
  "riskAft" numeric(18,0)
);
create index on "improvementVerify" ("imprNo");

create table "improvementExtension" (
  "imprExtensionNo" bigint generated always as identity primary key,
  "imprNo" bigint not null references "improvement",
  "oldDueDt" timestamptz not null,
  "newDueDt" timestamptz not null,
  "extReason" text not null,
  "tempMeasure" text not null,
  "reqUserId" text not null,
  "reqDt" timestamptz not null,
  "apprUserId" text,
  "apprDt" timestamptz,
  "extStatCd" text not null,
  "apprReason" text
);
create index on "improvementExtension" ("imprNo");

create table "improvementEscalation" (
  "imprEscalationNo" bigint generated always as identity primary key,
  "imprNo" bigint not null references "improvement",
  "levelCd" text not null,
  "levelYmd" date not null,
  "dueDt" timestamptz not null,
  "sendDt" timestamptz not null,
  "toUserIds" text[] not null,
  "ackUserId" text,
  "ackDt" timestamptz,
  unique ("imprNo", "dueDt", "levelCd")
);
create index on "improvementEscalation" ("imprNo");

create table "improvementComment" (
  "commentNo" bigint generated always as identity primary key,
  "imprNo" bigint not null references "improvement",
  "userId" text not null,
  "txt" text not null check (length("txt") between 1 and 2000),
  "innerYn" text not null default 'N' check ("innerYn" in ('Y', 'N')),
  "createDt" timestamptz not null
);
create index on "improvementComment" ("imprNo");

create table "improvementWatch" (
  "imprNo" bigint not null references "improvement",
  "userId" text not null,
  "createDt" timestamptz not null,
  primary key ("imprNo", "userId")
);

-- Apart from the row, because vendors read the row.
create table "improvementCost" (
  "imprNo" bigint primary key references "improvement",
  "budgetAmt" numeric(15,0) check ("budgetAmt" >= 0),
  "costAmt" numeric(15,0) check ("costAmt" >= 0),
  "updateUserId" text not null,
  "updateDt" timestamptz not null
);

-- What the sources have to hear; a row stays until its source has heard it.
create table "improvementOutbox" (
  "eventNo" bigint generated always as identity primary key,
  "imprNo" bigint not null references "improvement",
  "eventCd" text not null,
  "nextDt" timestamptz not null,
  "sentDt" timestamptz,
  "tryCnt" integer not null default 0,
  "errorTxt" text,
  "createDt" timestamptz not null
);
create index on "improvementOutbox" ("nextDt") where "sentDt" is null;
create index on "improvementOutbox" ("imprNo");

create table "improvementRule" (
  "imprRuleNo" bigint generated always as identity primary key,
  "sourceModuleCd" text not null,
  "coordRoleCd" text not null,
  "defGradeCd" text not null,
  "urgentHour" numeric(18,0) not null,
  "highHour" numeric(18,0) not null,
  "mediumHour" numeric(18,0) not null,
  "lowHour" numeric(18,0) not null,
  "urgentEffectDays" numeric(18,0) not null,
  "highEffectDays" numeric(18,0) not null,
  "mediumEffectDays" numeric(18,0) not null,
  "lowEffectDays" numeric(18,0) not null,
  "apprGradeCds" text[],
  "photoRqrdYn" text check ("photoRqrdYn" in ('Y', 'N')),
  "vendorYn" text check ("vendorYn" in ('Y', 'N')),
  "holidayPullYn" text check ("holidayPullYn" in ('Y', 'N')),
  "confirmNeededYn" text check ("confirmNeededYn" in ('Y', 'N')),
  "useYn" text check ("useYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("sourceModuleCd")
);

create table "improvementHalf" (
  "imprHalfNo" bigint generated always as identity primary key,
  "halfNm" text,
  "halfYear" text not null,
  "halfCd" text not null,
  "plantCd" text not null references "plant",
  "baseYmd" date,
  "reviewTxt" text,
  "reviewUserId" text,
  "reviewDt" timestamptz,
  "apprUserId" text,
  "apprDt" timestamptz,
  -- The figures of the day on which the half-year was frozen.
  "snapshot" jsonb,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("halfNm", ''))) stored,
  unique ("halfYear", "halfCd", "plantCd")
);
create index on "improvementHalf" ("plantCd", "imprHalfNo" desc);
create index on "improvementHalf" using gin ("searchText" gin_trgm_ops);
