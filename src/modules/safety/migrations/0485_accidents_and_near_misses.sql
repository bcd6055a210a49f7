-- Accidents, near misses and hazards seen, the people hurt, statements, and reports to authorities (saf.md 2).
create table "safEvent" (
  "safEventNo" bigint generated always as identity primary key,
  "safEventCd" text,
  "eventKindCd" text not null,
  "safEventNm" text not null,
  "plantCd" text not null references "plant",
  "deptCd" text references "dept",
  "vendorCd" text references "vendor",
  "occurDt" timestamptz not null,
  "knowDt" timestamptz not null,
  "placeNm" text not null,
  "areaCd" text references "permitArea",
  "processNo" bigint references "process",
  "accidentTypeCds" text[],
  "occurTypeCd" text,
  "agentNm" text,
  "summaryTxt" text not null,
  "firstActTxt" text,
  "injuredYn" text check ("injuredYn" in ('Y', 'N')),
  "prodNo" bigint references "chmProduct",
  "releaseQty" numeric(18,3),
  "releaseUnitCd" text,
  "offsiteYn" text check ("offsiteYn" in ('Y', 'N')),
  "damageAmt" numeric(15,0),
  "permitNo" bigint references "workPermit",
  "potentialCd" text,
  "psmProcessYn" text check ("psmProcessYn" in ('Y', 'N')),
  "severityCd" text,
  "saaYn" text check ("saaYn" in ('Y', 'N')),
  "sapaYn" text check ("sapaYn" in ('Y', 'N')),
  "chemYn" text check ("chemYn" in ('Y', 'N')),
  "psmYn" text check ("psmYn" in ('Y', 'N')),
  "f30Yn" text check ("f30Yn" in ('Y', 'N')),
  "causeInvYn" text check ("causeInvYn" in ('Y', 'N')),
  "flagCds" text[],
  "flagReasonTxt" text,
  "freqBef" numeric(18,0),
  "sevBef" numeric(18,0),
  "riskScore" numeric(18,0),
  "nearGradeCd" text,
  "anonYn" text check ("anonYn" in ('Y', 'N')),
  "reportUserId" text references "user",
  "reportDeptCd" text references "dept",
  "leadUserId" text references "user",
  "noManagementReason" text,
  "weakReason" text,
  "stopDt" timestamptz,
  "closeDt" timestamptz,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("safEventCd", '') || ' ' || coalesce("safEventNm", '') || ' ' || coalesce("placeNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored,
  "likeText" text generated always as ("doubled"(coalesce("safEventNm", '') || ' ' || coalesce("placeNm", ''))) stored,
  unique ("safEventCd"),
  check ("knowDt" >= "occurDt")
);
create index on "safEvent" ("plantCd", "safEventNo" desc);
create index on "safEvent" ("vendorCd", "safEventNo" desc);
create index on "safEvent" using gin ("searchText" gin_trgm_ops);
create index on "safEvent" using gin ("likeText" gin_trgm_ops);
create index on "safEvent" ("plantCd", "occurDt");
create index on "safEvent" ("reportUserId");

create table "safEventMember" (
  "safEventMemberNo" bigint generated always as identity primary key,
  "safEventNo" bigint not null references "safEvent",
  "memberUserId" text not null references "user",
  "memberRoleCd" text not null
);
create index on "safEventMember" ("safEventNo");

create table "safEventTime" (
  "safEventTimeNo" bigint generated always as identity primary key,
  "safEventNo" bigint not null references "safEvent",
  "happenDt" timestamptz not null,
  "happenTxt" text not null,
  "evidenceTxt" text
);
create index on "safEventTime" ("safEventNo");

create table "safEventCause" (
  "safEventCauseNo" bigint generated always as identity primary key,
  "safEventNo" bigint not null references "safEvent",
  "branchTxt" text not null,
  "upBranchTxt" text,
  "causeLvlCd" text not null,
  "m4Cd" text not null,
  "causeTxt" text not null
);
create index on "safEventCause" ("safEventNo");

create table "safEventWhy" (
  "safEventWhyNo" bigint generated always as identity primary key,
  "safEventNo" bigint not null references "safEvent",
  "branchTxt" text not null,
  "whySeq" numeric(18,0) not null,
  "whyTxt" text,
  "answerTxt" text,
  "evidenceTxt" text
);
create index on "safEventWhy" ("safEventNo");

create table "safEventBarrier" (
  "safEventBarrierNo" bigint generated always as identity primary key,
  "safEventNo" bigint not null references "safEvent",
  "barrierNm" text not null,
  "barrierSideCd" text not null,
  "barrierStatCd" text not null,
  "remark" text
);
create index on "safEventBarrier" ("safEventNo");

create table "safEventPrevent" (
  "safEventPreventNo" bigint generated always as identity primary key,
  "safEventNo" bigint not null references "safEvent",
  "branchTxt" text not null,
  "preventTxt" text not null,
  "controlCd" text not null,
  "eduYn" text check ("eduYn" in ('Y', 'N')),
  "spreadYn" text check ("spreadYn" in ('Y', 'N')),
  "imprNo" bigint references "improvement"
);
create index on "safEventPrevent" ("safEventNo");

create table "safEventCost" (
  "safEventCostNo" bigint generated always as identity primary key,
  "safEventNo" bigint not null references "safEvent",
  "costTypeCd" text not null,
  "costAmt" numeric(15,0) not null,
  "remark" text
);
create index on "safEventCost" ("safEventNo");

create table "safEventTold" (
  "safEventToldNo" bigint generated always as identity primary key,
  "safEventNo" bigint not null references "safEvent",
  "toldDt" timestamptz not null,
  "toldNm" text not null,
  "toldWayCd" text not null,
  "toldTxt" text
);
create index on "safEventTold" ("safEventNo");

create table "safEventPerson" (
  "safEventPersonNo" bigint generated always as identity primary key,
  "safEventNo" bigint not null references "safEvent",
  "plantCd" text references "plant",
  "personTypeCd" text not null,
  "userId" text references "user",
  "vendorWorkerNo" bigint references "vendorWorker",
  "vendorCd" text references "vendor",
  "personNm" text,
  "workRelationCd" text not null,
  "jobNm" text,
  "entryYmd" date,
  "sameWorkMonths" numeric(18,0),
  "employTypeCd" text,
  "workTypeCd" text,
  "injuryTypeCd" text not null,
  "injuryKindCd" text,
  "injuryPartCd" text,
  "treatCd" text not null,
  "treatMonths" numeric(18,0),
  "restFromYmd" date,
  "restToYmd" date,
  "expRestDays" numeric(18,0),
  "deathYmd" date,
  "disGradeLvl" numeric(18,0) check ("disGradeLvl" between 1 and 14),
  "restDays" numeric(18,0),
  "lossDays" numeric(18,6),
  "insApplyYmd" date,
  "insResultCd" text,
  "returnYmd" date,
  "diagnosisTxt" text,
  "remark" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "safEventPerson" ("plantCd", "safEventPersonNo" desc);
create index on "safEventPerson" ("safEventNo");

create table "safEventNote" (
  "safEventNoteNo" bigint generated always as identity primary key,
  "safEventNo" bigint not null references "safEvent",
  "plantCd" text references "plant",
  "noteTypeCd" text not null,
  "noteDt" timestamptz not null,
  "speakerNm" text not null,
  "noteTxt" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "safEventNote" ("plantCd", "safEventNoteNo" desc);
create index on "safEventNote" ("safEventNo");

create table "safEventReport" (
  "safEventReportNo" bigint generated always as identity primary key,
  "safEventNo" bigint references "safEvent",
  "plantCd" text references "plant",
  "rptTypeCd" text,
  "baseDt" timestamptz,
  "dueDt" timestamptz,
  "targetYmd" date,
  "orgNm" text,
  "methodCd" text,
  "submitDt" timestamptz,
  "receiptNo" text,
  "repConfirmCd" text,
  "repOpinionTxt" text,
  "remark" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("safEventNo", "rptTypeCd")
);
create index on "safEventReport" ("plantCd", "safEventReportNo" desc);

-- What went on at the place when an event was reported; written once.
create table "safEventMoment" (
  "safEventNo" bigint primary key references "safEvent",
  "momentDt" timestamptz not null,
  "facts" jsonb not null
);
